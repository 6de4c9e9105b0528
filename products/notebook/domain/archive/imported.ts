/** The items that an import added to the notebook, and those that were already there. */
export type ImportedCounts = {
  notesAdded: number
  notesExisting: number
  /** Of the added notes: imported as separate notes because the existing ones differ. */
  separateNotes: number
  filesAdded: number
  filesExisting: number
}

/**
 * Why part of an archive wasn't imported. `note-gone`: the file's note is missing or in the trash.
 * `deleted-here`: the file is being deleted. `type-not-allowed`: the file type isn't allowed.
 */
export type LeftOutReason =
  | 'too-long'
  | 'note-gone'
  | 'deleted-here'
  | 'type-not-allowed'
  | 'not-allowed'
