import { FirebaseError } from 'firebase/app'
import { within } from '../../../device/within.ts'
import { type Delivery, planDelivery } from '../../domain/delivery.ts'
import type { OutboxRow, Refusal } from '../../domain/outboxRow.ts'
import { isRefused, transact } from '../../../firebase/userData/transact.ts'
import { serverTimestamp, type Transaction } from 'firebase/firestore'
import type { Note, NoteContent } from '../../domain/note.ts'
import { countIn, noteOf, toNote, usageOf } from './noteDocument.ts'

const patience = 10_000

/** Of each note of a person, the try that has not ended yet. One that lost its session may never end. */
const lastTries = new Map<string, Promise<unknown>>()

/**
 * Brings a row to the server, or finds out why the server will never take it.
 *
 * @throws the SDK's error where another try may help.
 */
export async function deliver(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivery | Refusal> {
  try {
    return await tryOnce(uid, row, beforeWriting)
  } catch (error) {
    if (!isRefused(error)) throw error
    const { findRefusal } = await import('./findRefusal.ts')
    return findRefusal(uid, row)
  }
}

async function tryOnce(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivery> {
  const trying = new AbortController()
  const { signal } = trying
  const work = afterLastTry(`${uid}/${row.noteId}`, () =>
    deliverRow(uid, row, beforeWriting, signal),
  )
  const timedOut = new FirebaseError('deadline-exceeded', 'The server took too long.')
  return within(patience, work, timedOut).finally(() => trying.abort())
}

/** A try that nobody waits for any more may still be writing: the next one begins when it has ended. */
async function afterLastTry<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const thisTry = Promise.allSettled([lastTries.get(key)]).then(work)
  lastTries.set(key, thisTry)
  try {
    return await thisTry
  } finally {
    if (lastTries.get(key) === thisTry) lastTries.delete(key)
  }
}

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
