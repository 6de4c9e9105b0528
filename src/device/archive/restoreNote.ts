import { headlineOf } from '../../domain/headline.ts'
import { wellFormed, type NoteContent } from '../../domain/note.ts'
import { refusalOf } from '../../domain/outboxRow.ts'
import { noteIn } from './checkArchive.ts'
import { idFrom } from './digest.ts'
import { restoreFile } from './restoreFile.ts'
import type { ArchiveTarget, NoteEntry, Restoring, SentEntry, Settled } from './restoring.ts'

/**
 * Puts a note and then its files. Files come to no note in the trash: one that belongs there goes there last.
 *
 * @returns what there was no room for.
 */
export async function restoreNote(
  restoring: Restoring,
  entry: NoteEntry,
  files: readonly SentEntry[],
): Promise<'notes' | 'files' | null> {
  const { archive, target, isDone, settle } = restoring
  const archived = noteIn(entry, await archive.read(entry))
  const content = wellFormed(archived.content)
  const isForTrash = content.deleted && files.length > 0
  const first = isForTrash ? { ...content, deleted: false } : content

  const { noteId, outcome } = await place(target, archived.noteId, first)
  if (outcome === 'full') return 'notes'
  if (!isDone(entry)) settle(entry, outcome)
  for (const file of files) {
    if ((await restoreFile(restoring, file, noteId)) === 'full') return 'files'
  }
  if (isForTrash) await target.throwAway(noteId, first)
  return null
}

type Home = { noteId: string; outcome: Settled | 'full' }

/** Where its id says something else here, the words become a note of their own, which always has the same id. */
async function place(
  { putNote }: ArchiveTarget,
  noteId: string,
  content: NoteContent,
): Promise<Home> {
  const name = headlineOf(content).title
  if (refusalOf(content) !== null) return { noteId, outcome: { name, why: 'too-long' } }
  const placed = await putNote(noteId, content)
  if (placed === 'full') return { noteId, outcome: 'full' }
  if (placed === 'not-allowed') return { noteId, outcome: { name, why: 'not-allowed' } }
  if (placed === 'created') return { noteId, outcome: { counted: ['notesAdded'] } }
  if (placed === 'same') return { noteId, outcome: { counted: ['notesThere'] } }

  const ownId = await idFrom(noteId, content.title, content.body)
  const apart = await putNote(ownId, { ...content, conflictOf: null })
  if (apart === 'full') return { noteId: ownId, outcome: 'full' }
  if (apart === 'not-allowed') return { noteId: ownId, outcome: { name, why: 'not-allowed' } }
  // Somebody has written on in it since an earlier import.
  if (apart !== 'created') return { noteId: ownId, outcome: { counted: ['notesThere'] } }
  return { noteId: ownId, outcome: { counted: ['notesAdded', 'apart'] } }
}
