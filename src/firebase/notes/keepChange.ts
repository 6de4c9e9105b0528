import { notebookOf } from '../../device/notebooks.ts'
import type { NoteChange } from '../../machines/noteActionsMachine.ts'

/** Keeps a change on this device; the outbox brings it to the server. */
export function keepChange({ uid, ...draft }: NoteChange): void {
  void notebookOf(uid).keep(draft)
}
