/** The notebook's paths, except the list's, which is the door's `paths.home`. */
export const notebookPaths = { note: '/notes/:noteId', trash: '/trash' } as const

export function pathOfNote(noteId: string): string {
  return notebookPaths.note.replace(':noteId', noteId)
}
