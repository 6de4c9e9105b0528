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

/** Ends a delivery whose row no longer waits for it: another tab has sent it, or the person has discarded it. */
export const superseded = new Error('The row no longer waits for this delivery.')

/** Ends a delivery that wasn't recorded on disk: another tab's edits would conflict with it. */
export const unrecorded = new Error('The disk has not recorded that this edit is being sent.')

/**
 * Delivers a row: records on the device what is about to be sent, has it sent, and puts the outcome into what was
 * typed since.
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
  const change = async (
    next: (storedRow: OutboxRow) => OutboxRow | null,
    delivered?: Note | null,
  ): Promise<boolean> => {
    let isWaiting = false
    const isStored = await update(
      noteId,
      (storedRow) => {
        isWaiting = isAwaitingDelivery(storedRow, sentRow)
        return isWaiting ? next(storedRow) : storedRow
      },
      delivered,
    )
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
  await change((storedRow) => rowAfterDelivery(storedRow, sentRow, outcome), outcome.note)
  if (outcome.kind === 'copy') publish({ type: 'copied', noteId, copyId: edit.editId })
}
