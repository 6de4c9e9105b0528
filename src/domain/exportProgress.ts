import type { ArchiveCounts, MissingThing } from './archiveManifest.ts'

/** What an export will bring, as far as it is known. */
export type ExportContents = { notes: number; files: number; bytes: number; unsynced: number }

/** How far an archive is: first with notes, then with files and their bytes. */
export type Packed = {
  stage: 'notes' | 'files'
  notes: number
  files: number
  bytes: number
  bytesInAll: number
}

/** With the time that is left, in milliseconds; `null` while nobody can know. */
export type ExportProgress = Packed & { timeLeft: number | null }

/** An archive that is whole. Its size is in bytes. */
export type ExportOutcome = { name: string; size: number } & PackedContents

/** What an archive holds, and what it does not although it should. */
export type PackedContents = { counts: ArchiveCounts; missing: readonly MissingThing[] }
