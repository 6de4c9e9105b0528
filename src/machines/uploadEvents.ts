import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { KeptUpload, UploadRefusal } from '../domain/uploadRow.ts'

/** Why a file was not even taken in. */
export type IntakeRefusal =
  | 'empty'
  | 'too-large'
  | 'type-not-allowed'
  /** The content is of another kind than the name says. */
  | 'not-what-it-says'
  | 'too-many'
  | 'no-room'
  | 'unreadable'

export type RefusedFile = { name: string; why: IntakeRefusal }

/** What the queue of all uploads of a person is told. */
export type UploadsEvent =
  /** The person dropped, pasted or chose files for a note. */
  | { type: 'files.add'; noteId: string; files: readonly File[] }
  /** What became of them: those that were taken in are rows now. */
  | { type: 'files.sorted'; noteId: string; refused: readonly RefusedFile[] }
  | { type: 'refusals.dismiss'; noteId: string }
  /** All rows, at once and after every change, also one made in another tab. */
  | { type: 'uploads.read'; rows: readonly KeptUpload[] }
  | { type: 'network.back' }

/** What one upload is told. */
export type UploadEvent =
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'upload.progress'; sent: number }
  | { type: 'upload.arrived' }
  | { type: 'upload.refused'; why: UploadRefusal }
  | { type: 'network.back' }
  | FailureEvent

export type UploadContext = {
  uid: string
  row: KeptUpload
  /** In bytes. */
  sent: number
  failures: number
  failure: Failure | null
}
