/** What an import has brought into the notebook, or found there. */
export type Imported = {
  notesAdded: number
  notesThere: number
  /**
   * Of those that were added: notes that were different here, and whose imported text became a
   * separate note.
   */
  apart: number
  filesAdded: number
  filesThere: number
}

/**
 * Why part of an archive is not imported. `note-gone`: its note is not here, or in the trash here.
 * `deleted-here`: it is being deleted. `not-taken`: this kind of file is not allowed.
 */
export type LeftOutReason = 'too-long' | 'note-gone' | 'deleted-here' | 'not-taken' | 'not-allowed'
