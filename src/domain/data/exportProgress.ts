import type { MissingItem } from './archiveManifest.ts'
import type { ItemCounts } from './itemCounts.ts'

/** How far the product's part of an export is. `total` is `null` until it is known. */
export type PackingProgress = { step: string; done: number; total: number | null }

/**
 * The progress that a person sees. `step` is `null` before the first step. `timeLeft` is in
 * milliseconds, or `null` if unknown.
 */
export type ExportProgress = Omit<PackingProgress, 'step'> & {
  step: string | null
  timeLeft: number | null
}

/** A finished archive. Its size is in bytes. */
export type ExportOutcome = { name: string; size: number; hasPicture: boolean } & PackedItems

/** The content of an archive, and the entries missing from it. */
export type PackedItems = { counts: ItemCounts; missing: readonly MissingItem[] }
