import { latest, type Note } from '../../domain/note.ts'
import type { Notebook } from '../notebook.ts'

export type DeliveredNotes = {
  /** `null` if unknown. */
  get: (noteId: string) => Note | null
  forgetAll: () => void
}

/**
 * Notes as this device delivered them last, in each tab's memory, so that a tab knows what another one has delivered
 * before the server's update arrives.
 */
export function openDeliveredNotes(subscribe: Notebook['subscribe']): DeliveredNotes {
  const notes = new Map<string, Note>()
  subscribe((update) => {
    if (update.type !== 'delivered') return
    const { noteId, note } = update
    const last = note && latest(notes.get(noteId), note)
    if (last) notes.set(noteId, last)
    else notes.delete(noteId)
  })
  return {
    get: (noteId) => notes.get(noteId) ?? null,
    forgetAll: () => notes.clear(),
  }
}
