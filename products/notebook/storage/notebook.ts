import type { StoredFile } from '#src/domain/files/storedFile.ts'
import type { StorageProblem } from '#src/domain/session/storageProblem.ts'
import type { StoredNotes } from '../domain/list/knownNotes.ts'
import type { Note } from '../domain/note.ts'
import type { Draft } from '../domain/sync/mergeDraft.ts'
import type { RowWithStatus, OutboxRow } from '../domain/sync/outboxRow.ts'
import type { Uploads } from './storedUploads.ts'

/** A message from one of the person's tabs to all on this device, including itself. */
export type NotebookUpdate =
  | { type: 'rowsChanged' }
  | { type: 'uploadsChanged' }
  /**
   * The note after a delivery, before its row is removed; `null` if it doesn't exist. `copyId`: the row's text was
   * delivered as this conflicted copy.
   */
  | { type: 'delivered'; noteId: string; note: Note | null; copyId?: string }
  /**
   * The text of a note moved to a conflicted copy, because the server's version had changed in the same
   * place.
   */
  | { type: 'copied'; noteId: string; copyId: string }
  /** Editors must save unsaved text now. */
  | { type: 'save' }
  /**
   * The person is signing out: editors must save unsaved text now, the outbox retries, and deletions can't be undone
   * anymore. With `isFinalCheck`, typing is disabled until the sign-out waits, ends, or times out.
   */
  | { type: 'signingOut'; isFinalCheck: boolean }
  /** The person is signed out: every tab closes its connection to the disk. */
  | { type: 'closing' }

/** The edits of notes that the server hasn't confirmed, one row per note. Never rejects for lack of storage. */
export type Outbox = {
  /** All rows, latest edit first. */
  rows: () => Promise<readonly RowWithStatus[]>
  /** Saves a draft as the note's row. Resolves once it is on disk, or in memory if there is no disk. */
  save: (draft: Draft) => Promise<RowWithStatus>
  /** Stores the rows that a closed notebook of the same person couldn't store. */
  mergeUnpersistedRows: (rows: readonly OutboxRow[]) => Promise<void>
  /** Atomically replaces a row, removes it, or moves it to another note. Returns whether the disk accepted that. */
  update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) => Promise<boolean>
  /** The note as this device delivered it last; `null` if unknown. */
  lastDelivered: (noteId: string) => Note | null
}

/** One person's notes on this device. Never rejects for lack of storage. */
export type Notebook = {
  /** Why rows are in this tab's memory only; `null` if they are stored on disk. */
  problem: () => StorageProblem | null
  outbox: Outbox
  uploads: Uploads
  /** The cache; empty unless the device is trusted. */
  cache: {
    /** Everything stored of the list; `null` if nothing is. */
    readList: () => Promise<StoredNotes | null>
    readNote: (noteId: string) => Promise<Note | null>
    /**
     * Replaces the list as one record, so that its parts can't be of different ages. Call it when the server has
     * answered: without an answer for too long, the cache isn't shown. Reads the list two seconds after
     * the last call, or before pages are stored.
     *
     * @param read returns `null` if there is nothing to store by then.
     */
    storeListSoon: (read: () => StoredNotes | null) => void
    /** Stores the list at once, unless it is stored. Call it when the device becomes the person's own. */
    storeList: () => Promise<void>
    putNote: (note: Note) => Promise<void>
    /** The files of a note; `null` if unknown. */
    readFiles: (noteId: string) => Promise<readonly StoredFile[] | null>
    putFiles: (noteId: string, files: readonly StoredFile[]) => Promise<void>
    /**
     * Stores the HTML of pages for the next visit, and removes all others. They are never newer than the list.
     *
     * @param seenAt when the pages looked like this, in milliseconds since 1970. A later edit isn't on them.
     */
    putSnapshots: (
      snapshots: readonly { path: string; html: string }[],
      seenAt: number,
    ) => Promise<void>
    /** Removes all snapshots; call it after a change that they don't show. */
    removeSnapshots: () => Promise<void>
    /** Removes a note and the list of its files. */
    remove: (noteId: string) => Promise<void>
    /** Removes everything. Returns whether it succeeded. */
    removeAll: () => Promise<boolean>
  }
  /** Runs work while no other tab of this person does. Waits for its turn until `signal` aborts. */
  withDeliveryLock: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  publish: (update: NotebookUpdate) => void
  /** Listens to this tab and all others. Returns a function that stops it. */
  subscribe: (listener: (update: NotebookUpdate) => void) => () => void
  /** Makes `whenSaved` and `close` wait for this work too, and the browser ask before it closes the tab. */
  trackSave: <Result>(work: Promise<Result>) => Promise<Result>
  /**
   * Has the editors in all tabs save; resolves once their saves are done.
   *
   * @param request what the tabs are told; `save` if nothing else.
   */
  saveDrafts: (request?: Extract<NotebookUpdate, { type: 'save' | 'signingOut' }>) => Promise<void>
  /** Resolves once every save that had started is done. */
  whenSaved: () => Promise<void>
  /** Removes everything from this device, including what isn't on the server. */
  removeAll: () => Promise<void>
  /** Waits for pending saves, then disconnects from the disk. Later changes stay in this tab's memory. */
  close: () => Promise<void>
  isClosed: () => boolean
  /** Stops listening and sending. */
  disconnect: () => void
}
