import type { ArchiveEntry, FileEntry } from '../../domain/archiveManifest.ts'
import { nothingYet, type ImportTally, type LeftOutReason } from '../../domain/importTally.ts'
import type { NoteContent } from '../../domain/note.ts'
import type { NewFile } from '../../domain/storedFile.ts'
import type { OpenedArchive } from './openArchive.ts'

/** Where an archive is put. What is there already stays as it is. */
export type ArchiveTarget = {
  /** `same`: a note with this id has these words. `full`: there is no room for another note. */
  putNote: (
    noteId: string,
    content: NoteContent,
  ) => Promise<'created' | 'same' | 'other' | 'full' | 'not-allowed'>
  /** Puts a note that an import has made, and nobody has touched, into the trash. */
  throwAway: (noteId: string) => Promise<void>
  /**
   * `deleted-here`: a file with this id is just being deleted. `full`: there is no room for it.
   * `not-taken`: nobody could add it here, either.
   */
  putFile: (
    file: NewFile,
    bytes: Blob,
  ) => Promise<
    'created' | 'same' | 'full' | 'deleted-here' | 'note-gone' | 'not-taken' | 'not-allowed'
  >
}

/** What an import has done. Handed over again, it goes on from there. */
export type ImportState = { tally: ImportTally; done: Set<string> }

export function freshImport(): ImportState {
  return { tally: nothingYet, done: new Set() }
}

export type NoteEntry = Extract<ArchiveEntry, { kind: 'note' | 'row' }>

/** A file that belongs to a note. */
export type SentEntry = FileEntry & { noteId: string }

/** All that an archive has of one note. */
export type NoteGroup = {
  noteId: string
  note: NoteEntry | null
  /** An edit that had not reached it. */
  row: NoteEntry | null
  files: SentEntry[]
}

/** What is at hand while an archive is put somewhere. */
export type Restoring = {
  archive: OpenedArchive
  target: ArchiveTarget
  /** Whether the archive has a note with that id. */
  hasNote: (noteId: string) => boolean
  isDone: (entry: ArchiveEntry) => boolean
  /** Counts what became of an entry, once, and says so. */
  settle: (entry: ArchiveEntry | null, outcome: Settled) => void
}

export type Settled = { counted: readonly Counted[] } | { name: string; why: LeftOutReason }

type Counted = 'notesAdded' | 'notesThere' | 'apart' | 'filesAdded' | 'filesThere'

/** The tally once one more entry has been dealt with. */
export function tallied(tally: ImportTally, size: number, outcome: Settled): ImportTally {
  const next = { ...tally, bytes: tally.bytes + size }
  if ('why' in outcome) return { ...next, leftOut: [...tally.leftOut, outcome] }
  for (const name of outcome.counted) next[name] += 1
  return next
}
