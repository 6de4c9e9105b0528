import { fileMetadata } from '#src/firebase/documents/files/fileBytes.ts'
import { readRecord } from '#src/firebase/documents/files/fileDocument.ts'
import type { AccountPair } from '#src/firebase/sdk/accountAuth.ts'
import type { FileOfNote } from '../../domain/note.ts'
import { hasNoteArrived } from './copyNotes.ts'
import { filesOfGuest, notesOfGuest } from './guestItems.ts'

/**
 * Whether the account has everything of a guest: every note with its text or a later version, and every file
 * with its bytes.
 *
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function haveItemsArrived(pair: AccountPair, signal: AbortSignal): Promise<boolean> {
  const [notes, files] = await Promise.all([notesOfGuest(pair.from), filesOfGuest(pair.from)])
  signal.throwIfAborted()
  const arrived = await Promise.all([
    ...notes.map((note) => hasNoteArrived(pair, note)),
    ...files.map((file) => hasFileArrived(pair, file)),
  ])
  signal.throwIfAborted()
  return arrived.every(Boolean)
}

async function hasFileArrived({ from, to }: AccountPair, file: FileOfNote): Promise<boolean> {
  const known = await readRecord(to, file.id)
  const original = await fileMetadata(from, file)
  // There were no bytes to move.
  if (!original) return true
  if (known?.state !== 'stored' || known.size !== file.size) return false
  const copy = await fileMetadata(to, known)
  return copy !== null && copy.size === original.size && copy.md5 === original.md5
}
