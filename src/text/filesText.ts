import type { UploadRefusal } from '../domain/uploadRow.ts'
import { fileSizeLimit, filesOnNoteLimit } from '../domain/fileLimits.ts'

/** The files of a note. */
export const filesText = {
  heading: 'Files',
  stranded: 'Its files on this device',
  add: 'Add files',
  queueMissing: 'The part that adds files could not be fetched. The text is not affected.',
  drop: 'Drop the files here to add them to this note',
  adding: 'Looking at the files…',
  added: (name: string) => `“${name}” is here now.`,
  pastedName: (moment: string, ending: string) => `Pasted picture ${moment}${ending}`,
  unknown:
    'The files of this note cannot be read right now. They will show as soon as the server answers.',
  open: (name: string) => `Open “${name}”`,
  download: (name: string) => `Download “${name}”`,
  remove: (name: string) => `Delete “${name}”`,
  fetching: 'Fetching…',
  cancel: 'Cancel',
  tooLargeToShow: 'This picture cannot be shown here. You can download it.',
  save: 'Download',
  close: 'Close',
  deleted: (name: string) => `“${name}” will be deleted.`,
  undo: 'Undo',
  fleeting: 'This device does not keep that: leave this page open until the file is gone.',
  stayed: (name: string) => `“${name}” could not be deleted yet. It is tried again by itself.`,
  tryAgain: 'Try again',
} as const

/** A file on its way to the server. */
export const uploadText = {
  progress: (name: string) => `How much of “${name}” has been sent`,
  sent: (share: string, size: string) => `${share} of ${size}`,
  waiting: 'Waits for its turn',
  again: 'It is tried again by itself.',
  paused: 'Paused',
  settling: 'Almost there…',
  notLasting: 'It is not kept on this device. Keep this page open.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Try again',
  keepHere: 'Save to this device',
  remove: 'Remove',
  named: (action: string, name: string) => `${action}: “${name}”`,
} as const

/** Why the server will not take a file. */
export const uploadRefusalText: Readonly<Record<UploadRefusal, string>> = {
  'no-room': 'There is no room left for it. Delete other files, then try again.',
  'note-gone': 'Its note is in the trash, or deleted. The file is still on this device.',
  deleted: 'It was deleted, perhaps on another device. The file is still on this one.',
  unreadable: 'This device cannot read it any more. Add it again.',
  'not-allowed': 'The server does not accept this file. It is still on this device.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/gif': 'GIF picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF picture',
  'application/pdf': 'PDF',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/csv': 'Table (CSV)',
  'application/json': 'JSON',
  'application/zip': 'ZIP archive',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel table',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPoint presentation',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument table',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument presentation',
  'audio/mpeg': 'MP3 sound',
  'audio/mp4': 'M4A sound',
  'audio/wav': 'WAV sound',
  'audio/ogg': 'OGG sound',
  'video/mp4': 'MP4 film',
  'video/webm': 'WebM film',
  'video/quicktime': 'QuickTime film',
}

/** What to call a file of this MIME type. */
export function fileKind(type: string): string {
  return kinds[type] ?? 'File'
}

/** Why a file was not taken; each begins after its name. */
export const fileRefusalText = {
  heading: (count: number) =>
    count === 1 ? 'One file was not added.' : `${count} files were not added.`,
  empty: 'It is empty.',
  'too-large': `It is too large: at most ${fileSizeLimit / 1_048_576} MB.`,
  'type-not-allowed': 'This kind of file is not taken.',
  'not-what-it-says': 'What is in it is not what its name says.',
  'too-many': `A note holds at most ${filesOnNoteLimit} files.`,
  'no-room': 'There is no room left for it. Delete other files, then add it again.',
  unreadable: 'It could not be read. A folder cannot be added, only the files in it.',
  'not-kept': 'It could not be kept on this device. Add it again.',
  taken:
    'Pictures (PNG, JPEG, GIF, WebP, AVIF), PDF, text, Markdown, CSV, JSON, ZIP, documents of the usual offices, sound (MP3, M4A, WAV, OGG) and film (MP4, WebM, MOV) are taken.',
  dismiss: 'Dismiss',
} as const
