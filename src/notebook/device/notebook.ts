import type { Draft } from '../domain/placeDraft.ts'
import type { KeptNotes } from '../domain/knownNotes.ts'
import type { Note } from '../domain/note.ts'
import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import type { StorageTrouble } from '../../domain/storageTrouble.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import type { Uploads } from './keptUploads.ts'

/** What one page of the notebook sends to all others on this device, and to itself. */
export type NotebookUpdate =
  | { type: 'rowsChanged' }
  /** The same of files on their way to the server. */
  | { type: 'uploadsChanged' }
  /** The text of that note went into a copy, because the server’s had changed in the same place. */
  | { type: 'copied'; noteId: string; copyId: string }
  /** What is typed and not yet kept must be handed over at once. */
  | { type: 'keep' }
  /**
   * The person is signing out: unsaved typing must be stored at once. After the last check nothing
   * more may be typed, until another one asks.
   */
  | { type: 'flush'; isLast?: boolean }
  /** The person is signed out: every page closes its connection to the disk. */
  | { type: 'closing' }

/** What this device holds of one person's notes. Nothing in it ever rejects for lack of storage. */
export type Notebook = {
  /** Why rows live in this page only; `null` while they outlive it. */
  trouble: () => StorageTrouble | null
  /** All rows, the latest edit first. */
  rows: () => Promise<readonly KeptRow[]>
  /** Keeps a draft as the note's row; resolves once it is on the disk, or in memory where there is none. */
  keep: (draft: Draft) => Promise<KeptRow>
  /** Replaces or removes a row as one step that no other tab comes between. */
  update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) => Promise<void>
  uploads: Uploads
  /** The cache; empty on a device that the person has not called their own. */
  cache: {
    /** The first page of the list. */
    list: () => Promise<readonly Note[]>
    /** All that was kept of the list; `null` where that is nothing. */
    kept: () => Promise<KeptNotes | null>
    note: (noteId: string) => Promise<Note | null>
    /** Replaces the list, as one record: it is never newer or older than what it says it is as of. */
    keep: (kept: KeptNotes) => Promise<void>
    putNote: (note: Note) => Promise<void>
    /** The files of a note; `null` where nobody knows of any. */
    files: (noteId: string) => Promise<readonly StoredFile[] | null>
    putFiles: (noteId: string, files: readonly StoredFile[]) => Promise<void>
    /** Keeps the page at a path as HTML, for the next visit; the first page and the one kept last stay. */
    putPage: (path: string, html: string) => Promise<void>
    /** Removes all pages: something was changed after they were seen. */
    removePages: () => Promise<void>
    /** A note, and what is known of its files. */
    remove: (noteId: string) => Promise<void>
    clear: () => Promise<void>
  }
  /** Runs alone among all pages of this person on this device; waits for its turn until `signal` aborts. */
  alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  tell: (updates: NotebookUpdate) => void
  /** Hears this page and all others; returns the function that stops it. */
  hear: (listener: (updates: NotebookUpdate) => void) => () => void
  /** Has those who wait for all to be kept wait for this piece of work as well. */
  untilKept: <Result>(work: Promise<Result>) => Promise<Result>
  /** Resolves once everything flushed before is stored. */
  settled: () => Promise<void>
  /** Throws everything away, also what is not on the server. */
  empty: () => Promise<void>
  /** Waits for what is being kept, and lets go of the disk. What comes later lives in this page only. */
  close: () => Promise<void>
  isClosed: () => boolean
  /** Stops listening and sending. */
  forget: () => void
}
