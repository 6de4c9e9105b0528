import { serverTimestamp } from 'firebase/firestore'
import { isSameContent, type NoteContent } from '../../domain/note.ts'
import { firestore } from '../firestore.ts'
import { countIn, noteOf, toNote, usageOf } from '../notes/noteDocument.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from './vault.ts'

/** `other`: a note with this id is there already, and says something else; nothing was changed. */
export type Placed = 'created' | 'same' | 'other'

/**
 * Puts a note that was somewhere else before into a vault, under the id that it had there, and counts it.
 * Done again it changes nothing.
 *
 * @param opId the edit that makes it.
 * @throws the SDK's error; `permission-denied` where there is no room for another note.
 */
export function putNote(
  vault: Vault,
  noteId: string,
  content: NoteContent,
  opId: string = crypto.randomUUID(),
): Promise<Placed> {
  const database = firestore(vault.session)
  const place = noteOf(vault.uid, noteId, database)
  const usage = usageOf(vault.uid, database)
  return transactIn(vault, async (transaction) => {
    const known = toNote(await transaction.get(place))
    if (known) return isSameContent(known.content, content) ? 'same' : 'other'
    const count = countIn(await transaction.get(usage))
    const now = serverTimestamp()
    transaction.set(usage, { count: count + 1, lastId: noteId })
    transaction.set(place, {
      ...content,
      rev: 1,
      opId,
      parentOpId: null,
      createdAt: now,
      updatedAt: now,
    })
    return 'created'
  })
}
