import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Pace } from '../domain/timeLeft.ts'
import type { KeptUpload } from '../domain/uploadRow.ts'

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
  /** This device, or a part of the app, failed. */
  | 'not-kept'

/** Files that a person gave for a note. */
export type Intake = {
  noteId: string
  /** Whether the note need not be anywhere yet: the files then make it. */
  isNew: boolean
  files: readonly File[]
}

export type RefusedFile = { name: string; why: IntakeRefusal }

/** What the queue of all uploads of a person is told. */
export type UploadsEvent =
  /** The person dropped, pasted or chose files for a note. */
  | ({ type: 'files.add' } & Intake)
  /** What became of them: those that were taken in are rows now. */
  | { type: 'files.sorted'; refused: readonly RefusedFile[] }
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
  /** Its turn has come, or some bytes have got there. */
  | { type: 'upload.progress'; sent: number }
  /** Nothing gets there any more; whoever sends goes on trying. */
  | { type: 'upload.stalled' }
  | { type: 'upload.arrived' }
  /** The row after any change, also one made in another tab: that is how a refusal comes. */
  | { type: 'row.read'; row: KeptUpload }
  /** It was sent, or taken away, perhaps in another tab. */
  | { type: 'row.gone' }
  | { type: 'network.back' }
  | FailureEvent

export type UploadInput = { uid: string; row: KeptUpload }

export type UploadContext = UploadInput & {
  /** What the person wants; the row says so a moment later. */
  isPaused: boolean
  /** In bytes. */
  sent: number
  /** Of what is being sent without a rest: bytes, and milliseconds since 1970. */
  pace: Pace | null
  failures: number
  failure: Failure | null
}
