import type { NewFile } from './storedFile.ts'

export const archiveFormat = 'gatehouse-export-1'

/** Where what an archive says about itself stands in it. */
export const manifestPath = 'manifest.json'

/** One file of an archive, other than its manifest. Sizes are in bytes. */
export type ArchiveEntry = { path: string; size: number; sha256: string } & EntryFacts

export type EntryFacts =
  /** What is known of the account, and texts that are there to be read by people. */
  | { kind: 'account' | 'text' }
  | { kind: 'note' | 'row'; noteId: string }
  | ({ kind: 'file' | 'picture' | 'upload' } & FileFacts)

type FileFacts = { noteId: string | null; fileId: string; name: string; type: string }

/**
 * What should be in an archive and is not. `not-arrived`: another device has not sent its bytes yet.
 * `too-large`: no import would take it. `sealed`: it lies on the device and could not be opened there, so that nobody knows more of it.
 */
export type MissingThing = {
  noteId: string | null
  /** `null` where it is no file, or nobody knows. */
  fileId: string | null
  name: string
  size: number
  why: 'unreadable' | 'not-arrived' | 'sealed' | 'too-large'
}

export type ArchiveCounts = {
  /** All of them, with those in the trash and the conflicted copies. */
  notes: number
  inTrash: number
  conflicts: number
  /** With the person's picture. */
  files: number
  /** Of these files. */
  bytes: number
  /** Edits and files that had not reached the server. */
  unsynced: number
}

export type ArchiveManifest = {
  format: typeof archiveFormat
  /** By the clock of the device, as ISO 8601. */
  exportedAt: string
  userId: string
  counts: ArchiveCounts
  entries: readonly ArchiveEntry[]
  missing: readonly MissingThing[]
}

export const noCounts: ArchiveCounts = {
  notes: 0,
  inTrash: 0,
  conflicts: 0,
  files: 0,
  bytes: 0,
  unsynced: 0,
}

/** An entry of a file, of whatever kind. */
export type FileEntry = Extract<ArchiveEntry, FileFacts>

export function isFileEntry(entry: ArchiveEntry): entry is FileEntry {
  return entry.kind === 'file' || entry.kind === 'picture' || entry.kind === 'upload'
}

/** A file of an archive, as a vault takes it. */
export function fileIn({ fileId, noteId, name, type, size }: FileEntry): NewFile {
  return { id: fileId, noteId, name, type, size }
}
