import type { Counts } from './counts.ts'
import { fileSizeLimit } from './fileLimits.ts'

// What no archive of this app exceeds, so that one that does is refused before it is unpacked.

const mebi = 1_048_576

/** Three for each of 10,000 things, and as many again. */
export const entryLimit = 50_000

/** The largest manifest, in bytes. */
export const manifestSizeLimit = 32 * mebi

/** All entries together, in bytes when they are unpacked. */
export const archiveSizeLimit = 8_192 * mebi

/** The largest entry that memory takes, in bytes; the product says what fits its own. */
const anySizeLimit = 64 * mebi

const accountSizeLimit = 2 * mebi

/** How large an entry of this kind may be, in bytes. */
export function entrySizeLimit(kind: string): number {
  if (kind === 'account') return accountSizeLimit
  return kind === 'picture' ? fileSizeLimit : anySizeLimit
}

export const archiveFormat = 'gatehouse-export-1'

/** Where what an archive says about itself stands in it. */
export const manifestPath = 'manifest.json'

/** One file of an archive, other than its manifest. Sizes are in bytes. */
export type ArchiveEntry = { path: string; size: number; sha256: string } & EntryFacts

/**
 * What an entry is. Whoever writes it names its `kind`, and may say more of it; `type` is its media type, where
 * it is no text.
 */
export type EntryFacts = { kind: string; readonly [fact: string]: unknown }

/** The account and the person's picture: everything else in an archive is the product's. */
export function isDoorEntry({ kind }: Pick<ArchiveEntry, 'kind'>): boolean {
  return kind === 'account' || kind === 'picture'
}

/** What should be in an archive and is not; whoever names it may say more of it. */
export type MissingThing = {
  /** As the person knows it. */
  name: string
  /** Stands for a sentence. */
  why: string
  readonly [fact: string]: unknown
}

export type ArchiveManifest = {
  format: typeof archiveFormat
  /** By the clock of the device, as ISO 8601. */
  exportedAt: string
  userId: string
  /** How much the product's entries hold. */
  counts: Counts
  entries: readonly ArchiveEntry[]
  missing: readonly MissingThing[]
}
