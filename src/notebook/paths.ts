/** The notebook's addresses beside its list, which is at the door's `paths.home`. */
export const notebookPaths = { note: '/notes/:noteId', trash: '/trash' } as const

/** The page of one note. */
export function pathOfNote(noteId: string): string {
  return notebookPaths.note.replace(':noteId', noteId)
}
