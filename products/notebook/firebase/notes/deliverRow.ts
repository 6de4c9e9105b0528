import type { Delivery } from '../../domain/sync/delivery.ts'
import {
  isAwaitingDelivery,
  rowAfterDelivery,
  rowDuringDelivery,
  sentEditOf,
} from '../../domain/sync/sending.ts'
import type { Note } from '../../domain/note.ts'
import {
  isSameRow,
  type OutboxRow,
  type Refusal,
  type RowWithStatus,
} from '../../domain/sync/outboxRow.ts'
import type { Notebook, Outbox } from '../../storage/notebook.ts'

/** The result of a delivery, and the note that it left on the server; `null` if there is none. */
export type Delivered = Delivery & { note: Note | null }

/** Called with the server's version before anything is written. May be called more than once. */
export type BeforeWriting = (server: Note | null) => Promise<void>

/** Ends a delivery whose row no longer waits for it. */
const sentElsewhere = new Error('Another tab has sent this edit.')

/** Stops a delivery that wasn't recorded on disk: another tab's edits would conflict with it. */
export const unrecorded = new Error('The disk has not recorded that this edit is being sent.')

/**
 * Delivers a row, and puts the outcome into what was typed since. Stops once the row no longer waits for it: another
 * tab may break the lock of one that was frozen, and send the row itself.
 *
 * @returns whether it was sent to the end.
 * @throws what `send` throws, and once for a row on disk if the disk refuses to record its delivery.
 */
export async function deliverRow(
  { outbox: { update }, publish }: Pick<Notebook, 'publish'> & { outbox: Pick<Outbox, 'update'> },
  { isPersisted, ...row }: RowWithStatus,
  send: (beforeWriting: BeforeWriting) => Promise<Delivered | Refusal>,
): Promise<boolean> {
  const { noteId, edit } = row
  /** Returns whether the row still waits for this delivery, and whether the disk knows of it. */
  const change = async (next: (kept: OutboxRow) => OutboxRow | null, delivered?: Note | null) => {
    let isWaiting = false
    const changeIfWaiting = (kept: OutboxRow) => {
      isWaiting = isAwaitingDelivery(kept, row)
      return isWaiting ? next(kept) : kept
    }
    const isStored = await update(noteId, changeIfWaiting, delivered)
    return { isWaiting, isStored }
  }
  const record: BeforeWriting = async (server) => {
    const { isWaiting, isStored } = await change((kept) => rowDuringDelivery(kept, row, server))
    if (!isWaiting) throw sentElsewhere
    if (isPersisted && !isStored) throw unrecorded
  }
  try {
    if (!isPersisted) await update(noteId, requireSame(row))
    const outcome = await send(record)
    if (typeof outcome === 'string') {
      const { isWaiting } = await change((kept) =>
        kept.edit.opId === edit.opId ? { ...kept, refusal: outcome } : kept,
      )
      return isWaiting
    }
    const { kind, note } = outcome
    const after = (kept: OutboxRow) =>
      rowAfterDelivery(kept, sentEditOf(kept, row, note), outcome, note)
    const { isWaiting } = await change(after, note)
    if (isWaiting && kind === 'copy') publish({ type: 'copied', noteId, copyId: edit.opId })
    return isWaiting
  } catch (error) {
    if (error === sentElsewhere) return false
    throw error
  }
}

/** The disk may work again: then the row was merged with what another tab has stored meanwhile. */
function requireSame(row: OutboxRow): (kept: OutboxRow) => OutboxRow {
  return (kept) => {
    if (!isSameRow(kept, row)) throw sentElsewhere
    return kept
  }
}
