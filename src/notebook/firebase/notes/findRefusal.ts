import { FirebaseError } from 'firebase/app'
import { getDocFromServer } from 'firebase/firestore'
import { planDelivery } from '../../domain/delivery.ts'
import { noteLimitFor } from '../../domain/note.ts'
import type { OutboxRow, Refusal } from '../../domain/outboxRow.ts'
import { currentUser } from '../../../firebase/currentUser.ts'
import { toUser } from '../../../firebase/toUser.ts'
import { flagOf } from '../../../firebase/wipe/deletionFlag.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'
import { countIn, noteOf, toNote, usageOf } from './noteDocument.ts'

/**
 * Why the rules reject a row, as far as it can be found out.
 *
 * @throws the SDK’s error when the server cannot be asked; `auth/account-being-deleted` while the
 *   whole account is being deleted: canceling that lets it go on.
 */
export async function findRefusal(uid: string, row: OutboxRow): Promise<Refusal> {
  const [flag, note, usage] = await Promise.all([
    getDocFromServer(flagOf(userDataOf(uid))),
    getDocFromServer(noteOf(uid, row.noteId)),
    getDocFromServer(usageOf(uid)),
  ])
  if (flag.exists()) throw accountBeingDeleted()
  const { kind } = planDelivery(row, toNote(note))
  const isOneMore = kind === 'create' || kind === 'copy'
  const isFull = countIn(usage) >= noteLimitFor(toUser(currentUser()))
  return isOneMore && isFull ? 'too-many-notes' : 'not-allowed'
}

function accountBeingDeleted(): Error {
  return new FirebaseError('auth/account-being-deleted', 'The account is being deleted.')
}
