import type { ArchiveManifest } from './archiveManifest.ts'
import { addCounts, type ItemCounts } from './itemCounts.ts'

/** The counts that an import will add, shown after its archive was checked. */
export type ImportPreview = Pick<ArchiveManifest, 'exportedAt' | 'counts'> & {
  /** How many things were left out of the archive. */
  missing: number
  hasPicture: boolean
}

/** The counts that an import has added so far. */
export type ImportTally = {
  counts: ItemCounts
  /** Entries that aren't imported. `why` is a key for the sentence that is shown. */
  leftOut: readonly { name: string; why: string }[]
  /** How much of the archive has been processed, in bytes. */
  bytes: number
  totalBytes: number
}

export const emptyTally: ImportTally = { counts: {}, leftOut: [], bytes: 0, totalBytes: 0 }

/** A tally with one more entry, which was added, existed already, or is left out for a reason. */
export function withEntry(
  tally: ImportTally,
  { name, size }: { name: string; size: number },
  outcome: string,
): ImportTally {
  const isCounted = outcome === 'added' || outcome === 'existing'
  return {
    ...tally,
    counts: isCounted ? addCounts(tally.counts, { [outcome]: 1 }) : tally.counts,
    leftOut: isCounted ? tally.leftOut : [...tally.leftOut, { name, why: outcome }],
    bytes: tally.bytes + size,
  }
}

/**
 * How an import ended. `overQuotaOf` is what reached its quota, or `null` if everything was imported.
 */
export type ImportOutcome = { overQuotaOf: string | null; tally: ImportTally }
