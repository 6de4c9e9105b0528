import { hasCode } from '#src/domain/errorCode.ts'
import { deviceNameOf } from '#src/domain/devices/deviceName.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { mustRead, planDelivery } from '../../domain/sync/delivery.ts'
import { earliestCreation } from '../../domain/sync/sending.ts'
import type { BeforeWriting, Delivered } from './deliverRow.ts'
import type { OutboxRow, Refusal } from '../../domain/sync/outboxRow.ts'
import { isDenied, runTransaction, runTransactionOnce } from '#src/firebase/data/runTransaction.ts'
import { accountSession } from '#src/firebase/data/accountSession.ts'
import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { earlierAfter, type LastEdit, type Note, type NoteContent } from '../../domain/note.ts'
import { attemptInOrder } from './attempt.ts'
import { countNote, nextVersion, noteRef, toNote, usageRef } from './noteDocument.ts'
import { feeds } from './feeds.ts'

/**
 * Sends a row to the server, or finds out why the server permanently rejects it.
 *
 * @throws the SDK's error if a retry may help.
 */
export async function deliver(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivered | Refusal> {
  try {
    return await attemptInOrder(firestore(), row.noteId, (signal) =>
      writeEdit(uid, row, beforeWriting, { known: feeds.knownNote(uid, row.noteId), signal }),
    )
  } catch (error) {
    if (!isDenied(error)) throw error
    const { findRefusal } = await import('./findRefusal.ts')
    return findRefusal(uid, row)
  }
}

type WriteOptions = {
  /** The version that this page saw last, however old; `undefined` if none. */
  known?: Note | undefined
  /** Once it aborts, no new attempt starts. */
  signal?: AbortSignal | undefined
}

/**
 * Sends one row to the server. Safe to repeat after a lost response.
 *
 * @throws the SDK's error; `permission-denied` if the rules refuse it.
 */
export async function writeEdit(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
  { known, signal }: WriteOptions,
): Promise<Delivered> {
  const delivery = await writeWithoutReading(uid, row, beforeWriting, { known, signal })
  return delivery ?? writeAfterReading(uid, row, beforeWriting, { known, signal })
}

/**
 * Writes the next version, or a new note, without reading first. If the known version is outdated, the rules
 * refuse the commit, because its parent edit doesn't match.
 *
 * @returns `null` if the server must be read.
 */
async function writeWithoutReading(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
  { known, signal }: WriteOptions,
): Promise<Delivered | null> {
  if (mustRead(row, known ?? null)) return null
  const delivery = planDelivery(row, known ?? null)
  if (delivery.kind !== 'update' && delivery.kind !== 'create') return null
  try {
    await runTransactionOnce(accountSession(uid), async (transaction) => {
      await beforeWriting(known ?? null)
      signal?.throwIfAborted()
      if (known) writeNextVersion(transaction, uid, known, row, delivery.content)
      else writeNewNote(transaction, uid, row.noteId, row, delivery.content)
    })
    return { ...delivery, note: noteAfter(known ?? null, row, delivery.content) }
  } catch (error) {
    if (isDenied(error) || hasCode(error, 'not-found')) return null
    throw error
  }
}

/** Reads the server's version and writes the result in one transaction. */
function writeAfterReading(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
  { known, signal }: WriteOptions,
): Promise<Delivered> {
  return runTransaction(accountSession(uid), async (transaction) => {
    // The reason isn't an SDK error, so the SDK doesn't retry.
    signal?.throwIfAborted()
    const server = toNote(await transaction.get(noteRef(uid, row.noteId)))
    const delivery = planDelivery(row, server)
    if (delivery.kind === 'nothing') return { ...delivery, note: server }
    await beforeWriting(server)
    signal?.throwIfAborted()
    if (delivery.kind === 'update' && server) {
      writeNextVersion(transaction, uid, server, row, delivery.content)
      return { ...delivery, note: noteAfter(server, row, delivery.content) }
    }
    const newId = delivery.kind === 'copy' ? row.edit.opId : row.noteId
    const isThere = newId !== row.noteId && (await transaction.get(noteRef(uid, newId))).exists()
    if (!isThere) writeNewNote(transaction, uid, newId, row, delivery.content)
    const isCopy = delivery.kind === 'copy'
    return { ...delivery, note: isCopy ? server : noteAfter(null, row, delivery.content, known) }
  })
}

/**
 * The note as it is after a write, with this device's time until the server's arrives. A new note gets the earliest
 * possible time of creation: no clock but the server's decides which note is later.
 *
 * @param purged the note before it was permanently deleted, if this page has seen it.
 */
function noteAfter(from: Note | null, row: OutboxRow, content: NoteContent, purged?: Note): Note {
  const { noteId, edit } = row
  const { opId, savedAt } = edit
  return {
    id: noteId,
    content,
    rev: (from?.rev ?? 0) + 1,
    opId,
    parentOpId: from?.opId ?? null,
    ...(from && { earlierOpIds: earlierAfter(from) }),
    lastEdit: lastEditOf(edit),
    createdAt: from?.createdAt ?? earliestCreation(row, purged),
    updatedAt: Math.max(from?.updatedAt ?? 0, savedAt),
  }
}

/** Writes a note that the server doesn't have: a new one, a conflicted copy, or one that was permanently deleted. */
function writeNewNote(
  transaction: Transaction,
  uid: string,
  noteId: string,
  { edit }: OutboxRow,
  content: NoteContent,
): void {
  const now = serverTimestamp()
  countNote(transaction, usageRef(uid), noteId)
  transaction.set(noteRef(uid, noteId), {
    ...content,
    rev: 1,
    opId: edit.opId,
    parentOpId: null,
    lastEdit: lastEditOf(edit),
    createdAt: now,
    updatedAt: now,
  })
}

function writeNextVersion(
  transaction: Transaction,
  uid: string,
  from: Note,
  { edit }: OutboxRow,
  content: NoteContent,
): void {
  transaction.update(noteRef(uid, from.id), {
    ...content,
    ...nextVersion(from, edit.opId),
    lastEdit: lastEditOf(edit),
  })
}

function lastEditOf({ savedAt }: OutboxRow['edit']): LastEdit {
  return { ...deviceNameOf(navigator), at: savedAt }
}
