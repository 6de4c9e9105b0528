import type { ArchiveEntry } from './archiveManifest.ts'
import { fileSizeLimit } from './fileLimits.ts'

// What no archive of this app exceeds, so that one that does is refused before it is unpacked.

const mebi = 1_048_576

/** With a text to read beside each, 10,000 notes, their files, and what was not sent. */
export const entryLimit = 50_000

/** The largest manifest, in bytes. */
export const manifestSizeLimit = 32 * mebi

/** All entries together, in bytes when they are unpacked. */
export const archiveSizeLimit = 8_192 * mebi

/** A note of the longest title and text, where every character is written as an escape. */
const noteSizeLimit = 2 * mebi

/** Words that were not sent, however many somebody has typed, with all versions of them that were under way. */
const wordsSizeLimit = 64 * mebi

/** How large an entry of this kind may be, in bytes. */
export function entrySizeLimit(kind: ArchiveEntry['kind']): number {
  if (kind === 'note' || kind === 'account') return noteSizeLimit
  return kind === 'row' || kind === 'text' ? wordsSizeLimit : fileSizeLimit
}
