import { getDocFromServer } from 'firebase/firestore'
import { planDelivery } from '../../domain/delivery.ts'
import { noteLimitFor } from '../../domain/noteLimits.ts'
import type { OutboxRow, Refusal } from '../../domain/outboxRow.ts'
import { currentUser } from '../currentUser.ts'
import { toUser } from '../toUser.ts'
import { countIn, noteOf, toNote, usageOf } from './noteDocument.ts'

/**
 * Why the rules do not take a row, as far as it can be found out.
 *
 * @throws the SDK's error when the server cannot be asked.
 */
export async function whyRefused(uid: string, row: OutboxRow): Promise<Refusal> {
  const [note, usage] = await Promise.all([
    getDocFromServer(noteOf(uid, row.noteId)),
    getDocFromServer(usageOf(uid)),
  ])
  const { kind } = planDelivery(row, toNote(note))
  const isOneMore = kind === 'create' || kind === 'copy'
  const isFull = countIn(usage) >= noteLimitFor(toUser(currentUser()))
  return isOneMore && isFull ? 'too-many-notes' : 'not-allowed'
}
