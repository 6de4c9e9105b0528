import { fileSizeLimit } from './fileLimits.ts'
import type { NewFile } from './storedFile.ts'

// What no archive of this app exceeds, so that one that does is refused before it is unpacked.

const mebi = 1_048_576

/** With a text to read beside each, 10,000 notes, their files, and what was not sent. */
export const entryLimit = 50_000

/** The largest manifest, in bytes. */
export const manifestSizeLimit = 32 * mebi

/** All entries together, in bytes when they are unpacked. */
export const archiveSizeLimit = 8_192 * mebi

/** A note of the longest title and text, where every character is written as an escape. */
const noteSizeLimit = 2 * mebi

/** Words that were not sent, however many somebody has typed, with all versions of them that were under way. */
const wordsSizeLimit = 64 * mebi

/** How large an entry of this kind may be, in bytes. */
export function entrySizeLimit(kind: ArchiveEntry['kind']): number {
  if (kind === 'note' || kind === 'account') return noteSizeLimit
  return kind === 'row' || kind === 'text' ? wordsSizeLimit : fileSizeLimit
}

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
 * What should be in an archive and is not. `not-arrived`: another device has not sent its bytes
 * yet. `too-large`: no import would accept it. `encrypted`: it is on the device and could not be
 * decrypted there.
 */
export type MissingThing = {
  noteId: string | null
  /** `null` where it is no file, or nobody knows. */
  fileId: string | null
  name: string
  size: number
  why: 'unreadable' | 'not-arrived' | 'encrypted' | 'too-large'
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

/** A file of an archive, as an import stores it. */
export function fileIn({ fileId, noteId, name, type, size }: FileEntry): NewFile {
  return { id: fileId, noteId, name, type, size }
}

/** What an archive says of a note, or of an edit of one that the server does not have. */
export type NoteEntry = Extract<ArchiveEntry, { kind: 'note' | 'row' }>
