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
import { notebookOf } from '../notebooks.ts'
import type { Notebook } from '../../storage/notebook.ts'

/** A row on its way to the server. */
export type Sending = {
  uid: string
  row: OutboxRow
  /** The note as this page saw it last, however old; `null` if it hasn't. */
  known: Note | null
  beforeWriting: BeforeWriting
  /** Once it aborts, no new attempt starts. */
  signal?: AbortSignal
}

/**
 * Sends a row to the server, or finds out why the server permanently rejects it.
 *
 * @throws the SDK's error if a retry may help.
 */
export async function sendRow(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivered | Refusal> {
  const recordAll: BeforeWriting = async (server) => {
    await beforeWriting(server)
    if (!server && row.basis) await recordLostFiles(notebookOf(uid), row.noteId)
  }
  try {
    return await attemptInOrder(firestore(), row.noteId, (signal) => {
      const known = feeds.knownNote(uid, row.noteId)
      return writeRow({ uid, row, known, beforeWriting: recordAll, signal })
    })
  } catch (error) {
    if (!isDenied(error)) throw error
    const { findRefusal } = await import('./findRefusal.ts')
    return findRefusal(uid, row)
  }
}

/** The edit is about to recreate a note that was permanently deleted, and its files with it. */
async function recordLostFiles({ cache, lostFiles }: Notebook, noteId: string): Promise<void> {
  const files = await cache.files(noteId)
  // Recorded before, or it had none.
  if (files?.length === 0) return
  await lostFiles.put(noteId, files?.map(({ name }) => name) ?? [])
  await cache.putFiles(noteId, [])
}

/**
 * Writes a row to the server. Safe to repeat after a lost response.
 *
 * @throws the SDK's error; `permission-denied` if the rules refuse it.
 */
export async function writeRow(sending: Sending): Promise<Delivered> {
  return (await writeWithoutReading(sending)) ?? writeAfterReading(sending)
}

/**
 * Writes the next version, or a new note, without reading first. If the known version is outdated, the rules
 * refuse the commit, because its parent edit doesn't match.
 *
 * @returns `null` if the server must be read.
 */
async function writeWithoutReading(sending: Sending): Promise<Delivered | null> {
  const { uid, row, known, beforeWriting, signal } = sending
  if (mustRead(row, known)) return null
  const delivery = planDelivery(row, known)
  if (delivery.kind !== 'update' && delivery.kind !== 'create') return null
  try {
    await runTransactionOnce(accountSession(uid), async (transaction) => {
      await beforeWriting(known)
      signal?.throwIfAborted()
      if (known) writeNextVersion(transaction, uid, known, row, delivery.content)
      else writeNewNote(transaction, uid, row.noteId, row, delivery.content)
    })
    return { ...delivery, note: noteAfter(known, row, delivery.content) }
  } catch (error) {
    if (isDenied(error) || hasCode(error, 'not-found')) return null
    throw error
  }
}

/** Reads the server's version and writes the result in one transaction. */
function writeAfterReading(sending: Sending): Promise<Delivered> {
  const { uid, row, known, beforeWriting, signal } = sending
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
    const isCopy = delivery.kind === 'copy'
    const newId = isCopy ? row.edit.opId : row.noteId
    const isThere = isCopy && (await transaction.get(noteRef(uid, newId))).exists()
    if (!isThere) writeNewNote(transaction, uid, newId, row, delivery.content)
    const note = isCopy ? server : noteAfter(null, row, delivery.content, known)
    return { ...delivery, note }
  })
}

/**
 * The note as it is after a write, with this device's time until the server's arrives. A new note gets the earliest
 * possible time of creation: no clock but the server's decides which note is later.
 *
 * @param purged the note before it was permanently deleted; `null` if this page hasn't seen it.
 */
function noteAfter(
  from: Note | null,
  row: OutboxRow,
  content: NoteContent,
  purged: Note | null = null,
): Note {
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
