import type { ArchiveCounts, ArchiveManifest } from './archiveManifest.ts'

/** What an import will bring, once its archive has been found whole. */
export type ImportPreview = Pick<ArchiveManifest, 'exportedAt' | 'counts'> & {
  /** How many files had been left out of the archive. */
  missing: number
  hasPicture: boolean
}

/**
 * Why part of an archive is not imported. `note-gone`: its note is not here, or in the trash here.
 * `deleted-here`: it is being deleted. `not-taken`: this kind of file is not allowed.
 */
export type LeftOutReason = 'too-long' | 'note-gone' | 'deleted-here' | 'not-taken' | 'not-allowed'

type LeftOut = { name: string; why: LeftOutReason }

/** What an import has brought so far. */
export type ImportTally = {
  notesAdded: number
  notesThere: number
  /**
   * Of those that were added: notes that were different here, and whose imported text became a
   * separate note.
   */
  apart: number
  filesAdded: number
  filesThere: number
  leftOut: readonly LeftOut[]
  /** How much of the archive has been dealt with, in bytes. */
  bytes: number
  bytesInAll: number
}

export const nothingYet: ImportTally = {
  notesAdded: 0,
  notesThere: 0,
  apart: 0,
  filesAdded: 0,
  filesThere: 0,
  leftOut: [],
  bytes: 0,
  bytesInAll: 0,
}

/** How an import ended. `fullOf`: there is no room for more of these; `null` when all of it is in. */
export type ImportEnd = { fullOf: 'notes' | 'files' | null; tally: ImportTally }

/** What only the content of the entries tells, and the manifest has to be right about. */
export type ToldByContent = Pick<ArchiveCounts, 'inTrash' | 'conflicts'>
