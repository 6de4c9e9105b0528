import type { ArchiveManifest } from './archiveManifest.ts'
import type { Counts } from './counts.ts'

/** What an import will bring, once its archive has been found whole. */
export type ImportPreview = Pick<ArchiveManifest, 'exportedAt' | 'counts'> & {
  /** How many things had been left out of the archive. */
  missing: number
  hasPicture: boolean
}

/** What an import has brought so far. */
export type ImportTally = {
  counts: Counts
  /** What is not imported; `why` stands for a sentence. */
  leftOut: readonly { name: string; why: string }[]
  /** How much of the archive has been dealt with, in bytes. */
  bytes: number
  bytesInAll: number
}

export const nothingYet: ImportTally = { counts: {}, leftOut: [], bytes: 0, bytesInAll: 0 }

/** How an import ended. `fullOf`: there is no room for more of these; `null` when all of it is in. */
export type ImportEnd = { fullOf: string | null; tally: ImportTally }
