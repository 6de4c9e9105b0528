import type { ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { fileNameLimit, fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import type { NewFile } from '#src/domain/files/storedFile.ts'
import { isUuid } from '#src/domain/uuid.ts'

/** A manifest entry for one of the notebook's files in an archive. */
export type NotebookEntry = EntryFile & (TextDetails | NoteDetails | FileDetails)

type EntryFile = { path: string; size: number; sha256: string }
/** For people to read; an import ignores it. */
type TextDetails = { kind: 'text' }
type NoteDetails = { kind: 'note' | 'row'; noteId: string }
type FileDetails = {
  kind: 'file' | 'upload'
  noteId: string
  fileId: string
  name: string
  type: string
}

/** A note (`note`), or an unsent edit of one (`row`). */
export type NoteEntry = EntryFile & NoteDetails

/** An uploaded file (`file`), or one still waiting to upload (`upload`). */
export type FileEntry = EntryFile & FileDetails

/** How much of the notebook an archive contains. */
export type ArchiveCounts = {
  /** Including the trash and conflicted copies. */
  notes: number
  inTrash: number
  conflicts: number
  files: number
  /** Total size of `files`, not of the archive. */
  bytes: number
  /** Edits and files that hadn't reached the server. */
  unsent: number
}

export const noCounts: ArchiveCounts = {
  notes: 0,
  inTrash: 0,
  conflicts: 0,
  files: 0,
  bytes: 0,
  unsent: 0,
}

const bytesPerMiB = 1_048_576

/** Fits the longest note even if JSON escapes every character. */
const noteSizeLimit = 2 * bytesPerMiB

/** Largest outbox row in an archive, in bytes; a row can hold several versions of a note. */
export const textSizeLimit = 64 * bytesPerMiB

function sizeLimitOf({ kind }: NotebookEntry): number {
  if (kind === 'note') return noteSizeLimit
  return kind === 'row' || kind === 'text' ? textSizeLimit : fileSizeLimit
}

/**
 * Checks an archive's entries before an import. Returns `null` if the notebook could have written all of
 * them.
 */
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

/** Converts an archive entry to the file that an import stores. */
export function toNewFile({ fileId, noteId, name, type, size }: FileEntry): NewFile {
  return { id: fileId, attachedTo: noteId, name, type, size }
}

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
