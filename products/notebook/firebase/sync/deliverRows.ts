import { hasCode } from '#src/domain/errorCode.ts'
import type { Note } from '../../domain/note.ts'
import type { DeliveryOutcome } from '../../domain/sync/delivery.ts'
import { isSameRow, type OutboxRow, type RowWithStatus } from '../../domain/sync/outboxRow.ts'
import {
  isAwaitingDelivery,
  rowAfterDelivery,
  rowDuringDelivery,
} from '../../domain/sync/rowInDelivery.ts'
import type { Notebook, Outbox } from '../../storage/notebook.ts'
import { notebookOf } from '../notebooks.ts'

/** Called with the server's version before anything is written. May be called more than once. */
export type BeforeWriting = (server: Note | null) => Promise<void>

/** Sends a row to the server, as `sendRow` does. */
export type SendRow = (
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
) => Promise<DeliveryOutcome>

/**
 * Failures that would affect every row: the server can't be reached, or the account is being deleted. A time limit
 * isn't among them, because one row may be too large for a slow connection.
 */
const sharedCodes = ['unavailable', 'auth/network-request-failed', 'auth/account-being-deleted']

/**
 * Delivers rows oldest first, including ones typed in the meantime. A failure doesn't hold up other rows, unless it
 * would affect them, too.
 */
export async function deliverRows(uid: string, send: SendRow, signal: AbortSignal): Promise<void> {
  const attemptedEdits = new Set<string>()
  /** A failed write may still be running, so its note is skipped until the next delivery. */
  const failedNotes = new Set<string>()
  const errors: unknown[] = []
  while (!signal.aborted) {
    const notebook = notebookOf(uid)
    const rows = await notebook.outbox.rows()
    const next = rows.findLast(
      ({ noteId, edit, refusal }) =>
        refusal === null && !attemptedEdits.has(edit.editId) && !failedNotes.has(noteId),
    )
    if (!next) break
    attemptedEdits.add(next.edit.editId)
    try {
      await deliverRow(notebook, next, (beforeWriting) => send(uid, next, beforeWriting))
    } catch (error) {
      // What is left of the row, if anything, may have to be sent differently.
      if (error === superseded) attemptedEdits.delete(next.edit.editId)
      else if (hasCode(error, ...sharedCodes)) throw error
      else {
        errors.push(error)
        failedNotes.add(next.noteId)
      }
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** Ends a delivery whose row no longer waits for it: another tab has sent it, or the person has discarded it. */
export const superseded = new Error('The row no longer waits for this delivery.')

/** Ends a delivery that wasn't recorded on disk: another tab's edits would conflict with it. */
export const unrecorded = new Error('The disk has not recorded that this edit is being sent.')

/**
 * Delivers a row: records on the device what is about to be sent, has it sent, and rebases
 * newer edits onto the result.
 *
 * @param sentRow the row as it was read from the outbox.
 * @throws what `send` throws, `superseded`, and `unrecorded`.
 */
export async function deliverRow(
  { outbox: { update }, publish }: Pick<Notebook, 'publish'> & { outbox: Pick<Outbox, 'update'> },
  { isPersisted, ...sentRow }: RowWithStatus,
  send: (beforeWriting: BeforeWriting) => Promise<DeliveryOutcome>,
): Promise<void> {
  const { noteId, edit } = sentRow
  /** Changes the row in the outbox, if it still waits for this delivery. Returns whether the disk accepted that. */
  const change = async (next: (storedRow: OutboxRow) => OutboxRow | null): Promise<boolean> => {
    let isWaiting = false
    const isStored = await update(noteId, (storedRow) => {
      isWaiting = isAwaitingDelivery(storedRow, sentRow)
      return isWaiting ? next(storedRow) : storedRow
    })
    if (!isWaiting) throw superseded
    return isStored
  }
  if (!isPersisted) {
    // The disk may work again: then the row was merged with what another tab has stored meanwhile.
    await update(noteId, (storedRow) => {
      if (!isSameRow(storedRow, sentRow)) throw superseded
      return storedRow
    })
  }
  const outcome = await send(async (server) => {
    const isStored = await change((storedRow) => rowDuringDelivery(storedRow, sentRow, server))
    if (isPersisted && !isStored) throw unrecorded
  })
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    await change((storedRow) =>
      storedRow.edit.editId === edit.editId ? { ...storedRow, refusal } : storedRow,
    )
    return
  }
  const copy = outcome.kind === 'copy' && { copyId: edit.editId }
  await change((storedRow) => {
    // Before the row is removed: a reader without the row finds the note, and a waiting save the copy.
    publish({ type: 'delivered', noteId, note: outcome.note, ...copy })
    return rowAfterDelivery(storedRow, sentRow, outcome)
  })
  if (copy) publish({ type: 'copied', noteId, ...copy })
}
