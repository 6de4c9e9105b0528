import { copyOf } from '../../domain/delivery.ts'
import { headlineOf } from '../../domain/headline.ts'
import type { NoteContent } from '../../domain/note.ts'
import { refusalOf } from '../../domain/outboxRow.ts'
import { idFrom } from './digest.ts'
import type { ArchiveTarget, Settled } from './restoring.ts'

type Placed = { noteId: string; outcome: Settled | 'full' }

/**
 * Puts words into the note with that id. Where it says something else here, they become a note of their
 * own, which always has the same id.
 *
 * @param copyId the id that they would have got as a copy beside the note, had they reached the server.
 */
export async function placeNote(
  target: ArchiveTarget,
  noteId: string,
  content: NoteContent,
  copyId?: string,
): Promise<Placed> {
  const name = headlineOf(content).title
  if (refusalOf(content) !== null) return { noteId, outcome: { name, why: 'too-long' } }
  const placed = await target.putNote(noteId, content)
  if (placed === 'full') return { noteId, outcome: 'full' }
  if (placed === 'not-allowed') return { noteId, outcome: { name, why: 'not-allowed' } }
  if (placed === 'created') return { noteId, outcome: { counted: ['notesAdded'] } }
  if (placed === 'same') return { noteId, outcome: { counted: ['notesThere'] } }
  if (copyId !== undefined) return placeNote(target, copyId, copyOf(noteId, content))

  const ownId = await idFrom(noteId, content.title, content.body)
  const apart = await target.putNote(ownId, { ...content, conflictOf: null })
  if (apart === 'full') return { noteId: ownId, outcome: 'full' }
  if (apart === 'not-allowed') return { noteId: ownId, outcome: { name, why: 'not-allowed' } }
  // Somebody has written on in it since an earlier import.
  if (apart !== 'created') return { noteId: ownId, outcome: { counted: ['notesThere'] } }
  return { noteId: ownId, outcome: { counted: ['notesAdded', 'apart'] } }
}
