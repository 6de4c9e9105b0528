import type { ArchiveEntry } from '../../domain/archiveManifest.ts'
import { fileNameLimit, fileSizeLimit } from '../../domain/fileLimits.ts'
import type { NewFile } from '../../domain/storedFile.ts'
import { isUuid } from '../../domain/uuid.ts'

/** One file of the notebook in an archive. */
export type NotebookEntry = Frame & (TextFacts | NoteFacts | FileFacts)

type Frame = { path: string; size: number; sha256: string }
/** To be read by people. */
type TextFacts = { kind: 'text' }
type NoteFacts = { kind: 'note' | 'row'; noteId: string }
type FileFacts = {
  kind: 'file' | 'upload'
  noteId: string
  fileId: string
  name: string
  type: string
}

/** What an archive says of a note, or of an edit of one that the server does not have. */
export type NoteEntry = Frame & NoteFacts

/** An entry of a file, sent or not. */
export type FileEntry = Frame & FileFacts

/** How much of the notebook an archive holds. */
export type ArchiveCounts = {
  /** All of them, with those in the trash and the conflicted copies. */
  notes: number
  inTrash: number
  conflicts: number
  files: number
  /** Of these files. */
  bytes: number
  /** Edits and files that had not reached the server. */
  unsynced: number
}

export const noCounts: ArchiveCounts = {
  notes: 0,
  inTrash: 0,
  conflicts: 0,
  files: 0,
  bytes: 0,
  unsynced: 0,
}

const mebi = 1_048_576

/** A note of the longest title and text, where every character is written as an escape. */
const noteSizeLimit = 2 * mebi

/** Words that were not sent, however many somebody has typed, with all versions of them that were under way. */
export const wordsSizeLimit = 64 * mebi

function sizeLimitOf({ kind }: NotebookEntry): number {
  if (kind === 'note') return noteSizeLimit
  return kind === 'row' || kind === 'text' ? wordsSizeLimit : fileSizeLimit
}

/** Why the notebook has not written these; `null` where it may have. */
export function refusalOfEntries(entries: readonly ArchiveEntry[]): 'damaged' | 'too-large' | null {
  const own = entries.filter(isNotebookEntry)
  if (own.length < entries.length || !areDistinct(own)) return 'damaged'
  return own.some((entry) => entry.size > sizeLimitOf(entry)) ? 'too-large' : null
}

export function isNotebookEntry(entry: ArchiveEntry): entry is ArchiveEntry & NotebookEntry {
  const { kind, size, noteId, fileId, name, type } = entry
  if (kind === 'text') return true
  if (kind === 'note' || kind === 'row') return isId(noteId)
  if (kind !== 'file' && kind !== 'upload') return false
  const isFileName = typeof name === 'string' && name !== '' && name.length <= fileNameLimit
  return isId(noteId) && isId(fileId) && isFileName && typeof type === 'string' && size > 0
}

export function isFileEntry(entry: NotebookEntry): entry is FileEntry {
  return entry.kind === 'file' || entry.kind === 'upload'
}

/** A file of an archive, as an import stores it. */
export function fileIn({ fileId, noteId, name, type, size }: FileEntry): NewFile {
  return { id: fileId, attachedTo: noteId, name, type, size }
}

/** No note, edit or file stands there twice. */
function areDistinct(entries: readonly NotebookEntry[]): boolean {
  const names = entries.flatMap((entry) => {
    if (isFileEntry(entry)) return `file ${entry.fileId}`
    return entry.kind === 'text' ? [] : `${entry.kind} ${entry.noteId}`
  })
  return new Set(names).size === names.length
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && isUuid(value)
}
