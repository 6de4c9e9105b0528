import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Port } from './ports.ts'

/** Which notes of the trash to delete for good. `old`: those that have been there for 30 days. */
export type Removal =
  | { kind: 'one'; noteId: string; name: string }
  | { kind: 'all' }
  | { kind: 'old' }

export type RemovalInput = { uid: string; removal: Removal }

export type Removed =
  /** One of the files of a note that goes. */
  { type: 'file.removed' } | { type: 'note.removed'; noteId: string } | { type: 'removal.done' }

export type TrashEvent =
  /** Once in a visit, when there is time. */
  | { type: 'trash.tidy' }
  | { type: 'trash.ask'; removal: Removal }
  | { type: 'trash.confirm' }
  | { type: 'trash.cancel' }
  | { type: 'trash.stop' }
  | { type: 'trash.retry' }
  /** The person has seen what came of it, and gone. */
  | { type: 'trash.leave' }
  | Removed
  | { type: 'files.swept' }
  | FailureEvent

/** Removes what is left of files that never arrived, or were not deleted to the end. */
export type SweepFiles = Port<{ type: 'files.swept' } | FailureEvent, { uid: string }>

/** Deletes notes of the trash one by one; begun again, it goes on with those that are left. */
export type RemoveNotes = Port<Removed | FailureEvent, RemovalInput>

export type TrashContext = {
  uid: string
  removal: Removal
  /** Which notes have been deleted since the page was loaded. */
  removed: readonly string[]
  /** How many of them this removal has deleted. */
  count: number
  failure: Failure | null
}
