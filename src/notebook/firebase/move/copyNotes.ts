import { filesIn, notesIn } from './movers.ts'
import type { UserDataPair, UserData } from '../../../firebase/userData/userData.ts'
import { changeMove, moveOf } from '../../../device/moveJournal.ts'
import { copyOf } from '../../domain/delivery.ts'
import { hasSameWords, type Note, type NoteContent } from '../../domain/note.ts'
import { isRefused } from '../../../firebase/userData/transact.ts'
import { putNote, type Copied, readNote } from '../userData/putNote.ts'
import { insist, isFullOfNotes } from './refusals.ts'

/**
 * Copies every note of a guest into the account. Stopped anywhere and run again, it resumes.
 *
 * @param onCopied is called with how many are copied by now.
 * @returns whether some were over quota.
 * @throws the SDK’s error; the signal’s reason when it aborts.
 */
export async function copyNotes(
  pair: UserDataPair,
  signal: AbortSignal,
  onCopied: (notes: number) => void,
): Promise<boolean> {
  const [notes, files] = await Promise.all([notesIn(pair.from), filesIn(pair.from)])
  const withFiles = new Set(files.map(({ attachedTo }) => attachedTo))
  for (const [index, note] of notes.entries()) {
    signal.throwIfAborted()
    // A note in the trash cannot receive files: it goes there after them.
    const deleted = note.content.deleted && !withFiles.has(note.id)
    if (!(await copyNote(pair, note, { ...note.content, deleted }))) return true
    onCopied(index + 1)
  }
  return false
}

/**
 * Puts a note of a guest into the account, under the id that it has. Where the note there lacks the guest's
 * words, they go into a copy beside it, whose id is that of the guest's last edit. Done again it changes
 * nothing.
 *
 * @param content with which it comes, should it not be there.
 * @returns whether it was within the note limit.
 * @throws the SDK's error.
 */
export async function copyNote(
  pair: UserDataPair,
  note: Note,
  content: NoteContent = note.content,
): Promise<boolean> {
  const { to } = pair
  try {
    const copied = await put(to, note.id, content)
    if (copied === 'created') await recordMade(pair, note.id)
    if (copied === 'other' && !(await hasWordsOf(pair, note))) {
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
export async function hasArrived(pair: UserDataPair, note: Note): Promise<boolean> {
  return (await hasWordsOf(pair, note)) || (await readNote(pair.to, note.opId)) !== null
}

/**
 * What the guest wrote after their note was copied nobody can have gone on from. Nor is a note with this id
 * that came into the account in another way, such as an import, made from what the guest has written since.
 */
async function hasWordsOf({ from, to }: UserDataPair, note: Note): Promise<boolean> {
  const known = await readNote(to, note.id)
  if (!known) return false
  const isMadeFromIt = isMade(from.uid, note.id) && note.updatedAt <= known.createdAt
  return isMadeFromIt || hasSameWords(known.content, note.content)
}

async function recordMade({ from }: UserDataPair, noteId: string): Promise<void> {
  const made = moveOf(from.uid)?.made ?? []
  await changeMove(from.uid, { made: [...made, noteId] })
}

function isMade(guestUid: string, noteId: string): boolean {
  return moveOf(guestUid)?.made.includes(noteId) ?? false
}

function put(to: UserData, noteId: string, content: NoteContent): Promise<Copied> {
  return insist(to, () => putNote(to, noteId, content))
}
