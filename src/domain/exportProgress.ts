import type { MissingThing } from './archiveManifest.ts'
import type { Counts } from './counts.ts'

/** How far the product's part of an archive is. `total` is `null` while nobody knows how much there is to do. */
export type Packed = { step: string; done: number; total: number | null }

/**
 * The same as the person sees it: no step before the first, and with the time that is left, in milliseconds;
 * `null` while nobody can know.
 */
export type ExportProgress = Omit<Packed, 'step'> & {
  step: string | null
  timeLeft: number | null
}

/** An archive that is whole. Its size is in bytes. */
export type ExportOutcome = { name: string; size: number; hasPicture: boolean } & PackedContents

/** What an archive holds, and what it does not although it should. */
export type PackedContents = { counts: Counts; missing: readonly MissingThing[] }
