import type { Note } from '../../domain/note.ts'
import type { DeliveryOutcome } from '../../domain/sync/delivery.ts'
import { isSameRow, type OutboxRow, type RowWithStatus } from '../../domain/sync/outboxRow.ts'
import {
  isAwaitingDelivery,
  rowAfterDelivery,
  rowDuringDelivery,
} from '../../domain/sync/rowInDelivery.ts'
import type { Notebook, Outbox } from '../../storage/notebook.ts'

/** Called with the server's version before anything is written. May be called more than once. */
export type BeforeWriting = (server: Note | null) => Promise<void>

/** Ends the delivery of a row that another tab has sent: what is left of it may have to be sent differently. */
export const sentByAnotherTab = new Error('Another tab has sent this edit.')

/** Ends a delivery that wasn't recorded on disk: another tab's edits would conflict with it. */
export const unrecorded = new Error('The disk has not recorded that this edit is being sent.')

/**
 * Delivers a row: records on the device what is about to be sent, has it sent, and puts the outcome into what was
 * typed since.
 *
 * @param row the row as it was read from the outbox.
 * @throws what `send` throws, `sentByAnotherTab`, and `unrecorded`.
 */
export async function deliverRow(
  { outbox: { update }, publish }: Pick<Notebook, 'publish'> & { outbox: Pick<Outbox, 'update'> },
  { isPersisted, ...row }: RowWithStatus,
  send: (beforeWriting: BeforeWriting) => Promise<DeliveryOutcome>,
): Promise<void> {
  const { noteId, edit } = row
  /** Changes the row in the outbox, if it still waits for this delivery. Returns whether the disk accepted that. */
  const change = async (
    next: (storedRow: OutboxRow) => OutboxRow | null,
    delivered?: Note | null,
  ): Promise<boolean> => {
    let isWaiting = false
    const isStored = await update(
      noteId,
      (storedRow) => {
        isWaiting = isAwaitingDelivery(storedRow, row)
        return isWaiting ? next(storedRow) : storedRow
      },
      delivered,
    )
    if (!isWaiting) throw sentByAnotherTab
    return isStored
  }
  if (!isPersisted) {
    // The disk may work again: then the row was merged with what another tab has stored meanwhile.
    await update(noteId, (storedRow) => {
      if (!isSameRow(storedRow, row)) throw sentByAnotherTab
      return storedRow
    })
  }
  const outcome = await send(async (server) => {
    const isStored = await change((storedRow) => rowDuringDelivery(storedRow, row, server))
    if (isPersisted && !isStored) throw unrecorded
  })
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    await change((storedRow) =>
      storedRow.edit.opId === edit.opId ? { ...storedRow, refusal } : storedRow,
    )
    return
  }
  await change((storedRow) => rowAfterDelivery(storedRow, row, outcome), outcome.note)
  if (outcome.kind === 'copy') publish({ type: 'copied', noteId, copyId: edit.opId })
}
