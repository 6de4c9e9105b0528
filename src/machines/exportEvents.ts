import type { NonReducibleUnknown } from 'xstate'
import type {
  ArchiveNames,
  ExportContents,
  ExportOutcome,
  ExportProgress,
} from '../domain/exportProgress.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { User } from '../domain/user.ts'
import type { Port } from './ports.ts'

type Surveyed = { type: 'export.surveyed'; contents: ExportContents }

type Packing =
  | { type: 'export.progress'; progress: ExportProgress }
  | { type: 'export.packed'; outcome: ExportOutcome }
  /** This device has no room for it. */
  | { type: 'export.tooLarge' }

export type ExportEvent =
  | { type: 'export.start' }
  | { type: 'export.cancel' }
  | { type: 'export.retry' }
  /** The person wants the file once more. */
  | { type: 'export.save' }
  /** There is more than was counted, for example after an import. */
  | { type: 'contents.changed' }
  | Surveyed
  | Packing
  | FailureEvent

export type ExportInput = { user: User; names: ArchiveNames }

export type ExportContext = ExportInput & {
  /** `null` while it is not known. */
  contents: ExportContents | null
  progress: ExportProgress
  /** What came of the last one that was made in this visit. */
  outcome: ExportOutcome | null
  failure: Failure | null
}

/** Counts what there is to export. */
export type SurveyContents = Port<Surveyed | FailureEvent, { uid: string }>

/** Makes an archive and hands it to the person; begun again, it starts anew. */
export type PackEverything = Port<Packing | FailureEvent, ExportInput>

/** Keeps the archive at hand for as long as it runs, and hands it over once more when told. */
export type HoldArchive = Port<never, NonReducibleUnknown, { type: 'archive.handOver' }>

export const nothingPacked: ExportProgress = {
  stage: 'notes',
  notes: 0,
  files: 0,
  bytes: 0,
  bytesInAll: 0,
  timeLeft: null,
}
