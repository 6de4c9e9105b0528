import { isDenied } from '#src/firebase/documents/runTransaction.ts'
import type { AccountPair, AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { addCopiedIds, isCopied } from '#src/storage/journals/moveJournal.ts'
import { hasSameText, type Note, type NoteContent, copyOf } from '../../domain/note.ts'
import { readNote } from '../serverNotes/noteDocument.ts'
import { putNote, type PutNoteResult } from '../serverNotes/putNote.ts'
import { isNoteLimitReached } from '../serverNotes/quota.ts'
import { filesOfGuest, notesOfGuest } from './guestItems.ts'
import { retryWithNewTokenInTime } from './retryWithNewTokenInTime.ts'

/**
 * Copies all notes of a guest into the account. Resumes if interrupted.
 *
 * @param onCopied called with the number of notes copied so far.
 * @returns whether all were within quota.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function copyNotes(
  pair: AccountPair,
  signal: AbortSignal,
  onCopied: (notes: number) => void,
): Promise<boolean> {
  const [notes, files] = await Promise.all([notesOfGuest(pair.from), filesOfGuest(pair.from)])
  const withFiles = new Set(files.map(({ attachedTo }) => attachedTo))
  for (const [index, note] of notes.entries()) {
    signal.throwIfAborted()
    // Notes in the trash can't receive files, so they move to the trash after their files.
    const isInTrash = note.content.isInTrash && !withFiles.has(note.id)
    if (!(await copyNote(pair, note, { ...note.content, isInTrash }))) return false
    onCopied(index + 1)
  }
  return true
}

/**
 * Copies a guest's note into the account under the same ID. If the account's note lacks the guest's text, the
 * text is stored in a conflicted copy whose ID is the guest's last edit ID. Safe to repeat.
 *
 * @param content the content to create the note with.
 * @returns whether it was within quota.
 * @throws the SDK's error.
 */
export async function copyNote(
  pair: AccountPair,
  note: Note,
  content: NoteContent = note.content,
): Promise<boolean> {
  const { to } = pair
  try {
    const result = await put(to, note.id, content)
    if (result === 'created') await addCopiedIds(pair.from.uid, [note.id])
    if (result === 'other' && !(await hasTextOf(pair, note))) {
      await put(to, note.editId, copyOf(note.id, note.content))
    }
    return true
  } catch (error) {
    if (isDenied(error) && (await isNoteLimitReached(to))) return false
    throw error
  }
}

/**
 * Whether the text of a guest's note is in the account: in the note, in a later version of it, or in a
 * conflicted copy.
 *
 * @throws the SDK's error.
 */
export async function hasNoteArrived(pair: AccountPair, note: Note): Promise<boolean> {
  return (await hasTextOf(pair, note)) || (await readNote(pair.to, note.editId)) !== null
}

/**
 * A note in the account counts as a later version only if this move created it, after the guest's last
 * change. A note with the same ID can also come from an import.
 */
async function hasTextOf({ from, to }: AccountPair, note: Note): Promise<boolean> {
  const known = await readNote(to, note.id)
  if (!known) return false
  const isMadeFromIt = isCopied(from.uid, note.id) && note.updatedAt <= known.createdAt
  return isMadeFromIt || hasSameText(known.content, note.content)
}

function put(to: AccountAuth, noteId: string, content: NoteContent): Promise<PutNoteResult> {
  return retryWithNewTokenInTime(to, () => putNote(to, noteId, content))
}
