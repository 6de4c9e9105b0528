import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { ImportPreview, ImportTally } from '../domain/importTally.ts'
import type { ArchiveRefusal } from '../domain/readManifest.ts'
import type { User } from '../domain/user.ts'
import type { Port } from './ports.ts'

type Refused = { type: 'archive.refused'; why: ArchiveRefusal }

type Checking =
  /** The share of it that has been read, from 0 to 1. */
  | { type: 'archive.read'; share: number }
  | { type: 'archive.whole'; preview: ImportPreview }
  | Refused

type Restoring =
  | { type: 'import.progress'; tally: ImportTally }
  | { type: 'import.done'; tally: ImportTally }
  /** There is no room for more of these. */
  | { type: 'import.full'; of: FullOf; tally: ImportTally }
  | Refused

export type FullOf = 'notes' | 'files'

export type ImportEvent =
  | { type: 'archive.choose'; file: File }
  | { type: 'import.confirm' }
  /** Stops what runs; what is in stays. */
  | { type: 'import.stop' }
  | { type: 'import.goOn' }
  /** The person is done with this archive. */
  | { type: 'import.leave' }
  | Checking
  | Restoring
  | FailureEvent

export type ImportTag =
  | 'choosing'
  | 'checking'
  /** It could not be found out what the archive is. */
  | 'unread'
  | 'refused'
  | 'previewing'
  | 'restoring'
  | 'stopped'
  | 'full'
  | 'halted'
  | 'done'

export type ImportContext = {
  user: User
  /** `noFile` while none is chosen. */
  file: File
  share: number
  preview: ImportPreview | null
  refusal: ArchiveRefusal | null
  tally: ImportTally
  fullOf: FullOf | null
  failure: Failure | null
}

/** Reads an archive from end to end, and changes nothing. */
export type CheckArchive = Port<Checking | FailureEvent, { file: File }>

/** Puts an archive into the person's vault; begun again with the same file, it goes on. */
export type RestoreArchive = Port<Restoring | FailureEvent, { user: User; file: File }>

/** Stands where no archive is chosen. */
export const noFile = new File([], '')
