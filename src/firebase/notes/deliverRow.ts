import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { planDelivery, type Delivery } from '../../domain/delivery.ts'
import type { Note, NoteContent } from '../../domain/note.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'
import { countIn, noteOf, toNote, usageOf } from './noteDocument.ts'
import { transact } from './transact.ts'

/** Called with what the server has, before anything is written to it; may be called again. */
export type BeforeWriting = (server: Note | null) => Promise<void>

/**
 * Brings one row to the server, in one transaction that reads what the server has. Done again after a
 * lost answer it changes nothing.
 *
 * @param signal once it aborts, the transaction is not begun again.
 * @throws the SDK's error; `permission-denied` when the rules do not take it.
 */
export function deliverRow(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
  signal?: AbortSignal,
): Promise<Delivery> {
  return transact(uid, async (transaction) => {
    // What it throws is no error of the SDK, which would try those again.
    signal?.throwIfAborted()
    const server = toNote(await transaction.get(noteOf(uid, row.noteId)))
    const delivery = planDelivery(row, server)
    if (delivery.kind === 'nothing') return delivery
    await beforeWriting(server)
    signal?.throwIfAborted()
    if (delivery.kind === 'step' && server) {
      transaction.update(noteOf(uid, row.noteId), versionAfter(server, row, delivery.content))
      return delivery
    }
    const newId = delivery.kind === 'copy' ? row.edit.opId : row.noteId
    const isThere = newId !== row.noteId && (await transaction.get(noteOf(uid, newId))).exists()
    if (!isThere) await create(transaction, uid, newId, row, delivery.content)
    return delivery
  })
}

async function create(
  transaction: Transaction,
  uid: string,
  noteId: string,
  { edit }: OutboxRow,
  content: NoteContent,
): Promise<void> {
  const count = countIn(await transaction.get(usageOf(uid)))
  const now = serverTimestamp()
  transaction.set(usageOf(uid), { count: count + 1, lastId: noteId })
  transaction.set(noteOf(uid, noteId), {
    ...content,
    rev: 1,
    opId: edit.opId,
    parentOpId: null,
    createdAt: now,
    updatedAt: now,
  })
}

function versionAfter(server: Note, { edit }: OutboxRow, content: NoteContent) {
  return {
    ...content,
    rev: server.rev + 1,
    opId: edit.opId,
    parentOpId: server.opId,
    updatedAt: serverTimestamp(),
  }
}
