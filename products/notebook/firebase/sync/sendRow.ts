import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { deviceNameOf } from '#src/domain/devices/deviceName.ts'
import { hasCode } from '#src/domain/errorCode.ts'
import {
  isDenied,
  runTransaction,
  runTransactionOnce,
} from '#src/firebase/documents/runTransaction.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import type { Note } from '../../domain/note.ts'
import {
  mustReadServer,
  planDelivery,
  versionToWrite,
  type DeliveryResult,
  type DeliveryOutcome,
} from '../../domain/sync/delivery.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'
import { feeds } from '../list/feeds.ts'
import { countNote, noteRef, toNote, usageRef } from '../serverNotes/noteDocument.ts'
import type { BeforeWriting } from './deliverRows.ts'
import { findRefusal } from './findRefusal.ts'
import { writeInOrder } from './writeInOrder.ts'

/**
 * Sends a row to the server, or finds out why the server permanently rejects it.
 *
 * @throws the SDK's error if a retry may help.
 */
export async function sendRow(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<DeliveryOutcome> {
  const { noteId } = row
  const write = () =>
    writeInOrder(firestore(), noteId, (signal) => {
      const known = feeds.knownNote(uid, noteId)
      return writeRow({ uid, row, known, beforeWriting, signal })
    })
  const sent = await unlessDenied(write)
  if (sent) return sent
  const refusal = await findRefusal(uid, row)
  // The reason for the denial may be gone, such as a deletion of the account that was canceled.
  const sentAgain = refusal === 'not-allowed' ? await unlessDenied(write) : null
  return sentAgain ?? { kind: 'refused', refusal }
}

/** Returns `null` if the rules refuse it. */
async function unlessDenied(write: () => Promise<DeliveryResult>): Promise<DeliveryResult | null> {
  try {
    return await write()
  } catch (error) {
    if (isDenied(error)) return null
    throw error
  }
}

type RowToWrite = {
  uid: string
  row: OutboxRow
  /** The note as this tab saw it last, however old; `null` if it hasn't. */
  known: Note | null
  beforeWriting: BeforeWriting
  /** Once it aborts, nothing more is written. */
  signal?: AbortSignal
}

/**
 * Writes a row to the server, in one transaction with the read that it is based on. The read is left out if the known
 * version may still be the server's: if it isn't, the rules refuse the write, because its parent edit doesn't match.
 * Safe to repeat after a lost response.
 *
 * @throws the SDK's error; `permission-denied` if the rules refuse it.
 */
export async function writeRow(toWrite: RowToWrite): Promise<DeliveryResult> {
  const { uid, row, known, signal } = toWrite
  const account = accountAuth(uid)
  if (!mustReadServer(row, known)) {
    try {
      return await runTransactionOnce(account, (transaction) =>
        writeOnto(known, toWrite, transaction),
      )
    } catch (error) {
      if (!isDenied(error) && !hasCode(error, 'not-found')) throw error
    }
  }
  return runTransaction(account, async (transaction) => {
    // The reason isn't an SDK error, so the SDK doesn't retry.
    signal?.throwIfAborted()
    const server = toNote(await transaction.get(noteRef(uid, row.noteId)))
    return writeOnto(server, toWrite, transaction)
  })
}

async function writeOnto(
  server: Note | null,
  { uid, row, known, beforeWriting, signal }: RowToWrite,
  transaction: Transaction,
): Promise<DeliveryResult> {
  const delivery = planDelivery(row, server)
  if (delivery.kind === 'nothing') return { ...delivery, note: server }
  await beforeWriting(server)
  signal?.throwIfAborted()
  const device = deviceNameOf(navigator)
  const version = versionToWrite(row, delivery, { server, known, device })
  if (delivery.kind !== 'copy') {
    writeVersion(transaction, uid, version)
    return { ...delivery, note: version }
  }
  const copy = await transaction.get(noteRef(uid, version.id))
  if (!copy.exists()) writeVersion(transaction, uid, version)
  return { ...delivery, note: server }
}

/** Writes a version with the server's time. */
function writeVersion(transaction: Transaction, uid: string, version: Note): void {
  const { id, content, rev, editId, parentEditId, earlierEditIds, lastEdit } = version
  const ref = noteRef(uid, id)
  const now = serverTimestamp()
  const fields = { ...content, rev, editId, parentEditId, lastEdit, updatedAt: now }
  if (parentEditId !== null) return void transaction.update(ref, { ...fields, earlierEditIds })
  countNote(transaction, usageRef(uid), id)
  transaction.set(ref, { ...fields, createdAt: now })
}
