import { notebookOf } from '../../device/notebooks.ts'

/** Throws away what the server does not have of a note. */
export function discardRow(uid: string, noteId: string): void {
  void notebookOf(uid).update(noteId, () => null)
}
