import type { FileRefusal } from '#src/domain/files/fileTypes.ts'
import type { NewFile } from '#src/domain/files/storedFile.ts'
import type { WithStatus } from '../sync/outboxRow.ts'

/**
 * Why the server permanently rejects a file. `note-gone`: its note was deleted or is in the trash. `deleted`:
 * the file was uploaded, then deleted. `unreadable`: this device can no longer read its bytes.
 */
export type UploadRefusal = 'no-room' | 'note-gone' | 'deleted' | 'not-allowed' | 'unreadable'

/** A file for a note, before upload. */
export type NewUpload = Omit<NewFile, 'attachedTo'> & { noteId: string }

/** A file on its way to the server. Its bytes are stored separately. */
export type UploadRow = NewUpload & {
  /** Device time in milliseconds since 1970. */
  addedAt: number
  /** Paused by the person; stays paused after a reload. */
  isPaused: boolean
  refusal: UploadRefusal | null
  /** All bytes were sent. If the server then has no record of the file, it was deleted. */
  isSent?: boolean
}

/** Whether a stored value is a row, as this build stores it. */
export function isUploadRow(value: object): value is UploadRow {
  return 'noteId' in value && 'addedAt' in value && 'refusal' in value
}

/** An upload row, and whether the row and its bytes survive this tab. */
export type UploadWithStatus = WithStatus<UploadRow>

/** Why a file couldn't be added. */
export type AddFileRefusal =
  | FileRefusal
  | 'too-many'
  | 'no-room'
  /** This device or the app failed to store it. */
  | 'not-stored'
