import { copyOf } from '../../domain/delivery.ts'
import { hasSameWords, type Note, type NoteContent } from '../../domain/note.ts'
import { isRefused } from '../refusal.ts'
import { putNote, type Placed } from '../vault/putNote.ts'
import { readNote } from '../vault/readNote.ts'
import type { Vault } from '../vault/vault.ts'
import { insist, isFullOfNotes } from './refusals.ts'

/**
 * Puts a note of a guest into the account, under the id that it has. Where the note there lacks the guest's
 * words, they go into a copy beside it, whose id is that of the guest's last edit. Done again it changes
 * nothing.
 *
 * @param content with which it comes, should it not be there.
 * @returns whether there was room.
 * @throws the SDK's error.
 */
export async function placeNote(
  to: Vault,
  note: Note,
  content: NoteContent = note.content,
): Promise<boolean> {
  try {
    const placed = await put(to, note.id, content)
    if (placed === 'other' && !hasWordsOf(await readNote(to, note.id), note)) {
      await put(to, note.opId, copyOf(note.id, note.content))
    }
    return true
  } catch (error) {
    if (isRefused(error) && (await isFullOfNotes(to))) return false
    throw error
  }
}

/**
 * Whether the words of a guest's note are in the account: in the note, in what the person has made of it
 * since, or in a copy beside it.
 *
 * @throws the SDK's error.
 */
export async function hasArrived(to: Vault, note: Note): Promise<boolean> {
  return hasWordsOf(await readNote(to, note.id), note) || (await readNote(to, note.opId)) !== null
}

/** What the guest wrote after their note was copied nobody can have gone on from. */
function hasWordsOf(known: Note | null, { content, updatedAt }: Note): boolean {
  if (!known) return false
  return hasSameWords(known.content, content) || (known.rev > 1 && updatedAt <= known.createdAt)
}

function put(to: Vault, noteId: string, content: NoteContent): Promise<Placed> {
  return insist(to, () => putNote(to, noteId, content))
}
