import { fileSizeLimit, bytesPerMiB } from '../files/fileLimits.ts'
import type { ItemCounts } from './itemCounts.ts'

// Limits that no archive of this app exceeds, so that larger ones are refused before they are
// unpacked. There is none for the number and the sum of the entries, because an export has none.

/** In bytes: half of the longest text that browsers can read. It has room for a million entries. */
export const manifestSizeLimit = 256 * bytesPerMiB

/** In bytes: the largest entry that fits in memory. The product has its own limits. */
const anySizeLimit = 64 * bytesPerMiB

const accountSizeLimit = 2 * bytesPerMiB

/** Returns the largest size of an entry of this kind, in bytes. */
export function entrySizeLimit(kind: string): number {
  if (kind === 'account') return accountSizeLimit
  return kind === 'picture' ? fileSizeLimit : anySizeLimit
}

export const archiveFormat = 'gatehouse-export-1'

/** The manifest's path in the archive. */
export const manifestPath = 'manifest.json'

/** A file in an archive, other than the manifest. Sizes are in bytes. */
export type ArchiveEntry = { path: string; size: number; sha256: string } & EntryDetails

/**
 * What an entry is. Its writer chooses the `kind` and may add details. `type` is the media type of
 * entries that aren't text.
 */
export type EntryDetails = { kind: string; readonly [detail: string]: unknown }

/** True for the account and the picture. All other entries are the product's. */
export function isAccountEntry({ kind }: Pick<ArchiveEntry, 'kind'>): boolean {
  return kind === 'account' || kind === 'picture'
}

/** Something that is missing from an archive. The product may add details. */
export type MissingItem = {
  /** As the person knows it. */
  name: string
  /** A key for the sentence that is shown. */
  why: string
  readonly [detail: string]: unknown
}

export type ArchiveManifest = {
  format: typeof archiveFormat
  /** By the device's clock, in ISO 8601. */
  exportedAt: string
  userId: string
  /** The counts of the product's things. */
  counts: ItemCounts
  entries: readonly ArchiveEntry[]
  missing: readonly MissingItem[]
}
