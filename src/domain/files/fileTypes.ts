/** A file's kind by its first bytes; `text` for other readable files. */
export type ContentKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'pdf'
  | 'text'
  | 'zip'
  | 'mp3'
  | 'movie'
  | 'oldMovie'
  | 'wav'
  | 'ogg'
  | 'webm'

/** An accepted file type, and the kinds that its content may have. */
type FileType = { type: string; contents: readonly ContentKind[] }

/** What is wrong with a file that isn't accepted. */
export type FileRefusal =
  | 'empty'
  | 'too-large'
  | 'type-not-allowed'
  /** The content doesn't match the file name. */
  | 'not-what-it-says'
  | 'unreadable'

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const kind = (type: string, ...contents: ContentKind[]): FileType => ({ type, contents })

// firestore.rules enforces the same types.
const types = new Map<string, FileType>([
  ['png', kind('image/png', 'png')],
  ['jpg', kind('image/jpeg', 'jpeg')],
  ['jpeg', kind('image/jpeg', 'jpeg')],
  ['gif', kind('image/gif', 'gif')],
  ['webp', kind('image/webp', 'webp')],
  ['avif', kind('image/avif', 'avif')],
  ['pdf', kind('application/pdf', 'pdf')],
  ['txt', kind('text/plain', 'text')],
  ['md', kind('text/markdown', 'text')],
  ['csv', kind('text/csv', 'text')],
  ['json', kind('application/json', 'text')],
  ['zip', kind('application/zip', 'zip')],
  ['docx', kind(`${office}.wordprocessingml.document`, 'zip')],
  ['xlsx', kind(`${office}.spreadsheetml.sheet`, 'zip')],
  ['pptx', kind(`${office}.presentationml.presentation`, 'zip')],
  ['odt', kind(`${openDocument}.text`, 'zip')],
  ['ods', kind(`${openDocument}.spreadsheet`, 'zip')],
  ['odp', kind(`${openDocument}.presentation`, 'zip')],
  ['mp3', kind('audio/mpeg', 'mp3')],
  ['m4a', kind('audio/mp4', 'movie')],
  ['wav', kind('audio/wav', 'wav')],
  ['ogg', kind('audio/ogg', 'ogg')],
  ['mp4', kind('video/mp4', 'movie')],
  ['webm', kind('video/webm', 'webm')],
  ['mov', kind('video/quicktime', 'movie', 'oldMovie')],
])

/** Accepted file extensions, for the file picker. */
export const acceptedExtensions: readonly string[] = Array.from(
  types.keys(),
  (ending) => `.${ending}`,
)

/** Returns the type for a name's extension, or `null` if it isn't accepted. */
export function typeOfName(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? ''
  return types.get(ending.toLowerCase()) ?? null
}
