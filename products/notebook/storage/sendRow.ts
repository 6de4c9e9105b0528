import {
  rowAfterDelivery,
  sentEditOf,
  isStillPending,
  rowWhileSending,
  type Delivery,
} from '../domain/delivery.ts'
import type { Note } from '../domain/note.ts'
import type { OutboxRow, Refusal } from '../domain/outboxRow.ts'
import type { Notebook } from './notebook.ts'

/** The result of a delivery, and the note that it left on the server; `null` if there is none. */
export type Delivered = Delivery & { note: Note | null }

/** Called with the server's version before anything is written. May be called more than once. */
export type BeforeWriting = (server: Note | null) => Promise<void>

/** Ends a delivery whose row no longer waits for it. */
const sentElsewhere = new Error('Another tab has sent this edit.')

/**
 * Sends a row, and puts the outcome into what was typed since. Stops once the row no longer waits for it: another
 * tab may break the lock of one that was frozen, and send the row itself.
 *
 * @returns whether it was sent to the end.
 * @throws what `send` throws.
 */
export async function sendRow(
  { update, publish }: Pick<Notebook, 'update' | 'publish'>,
  row: OutboxRow,
  send: (beforeWriting: BeforeWriting) => Promise<Delivered | Refusal>,
): Promise<boolean> {
  const { noteId, edit } = row
  /** Returns whether the row still waits for this delivery. */
  const change = async (next: (kept: OutboxRow) => OutboxRow | null, left?: Note | null) => {
    let isWaiting = false
    const changeIfWaiting = (kept: OutboxRow) => {
      isWaiting = isStillPending(kept, row)
      return isWaiting ? next(kept) : kept
    }
    await update(noteId, changeIfWaiting, left)
    return isWaiting
  }
  const record: BeforeWriting = async (server) => {
    const isRecorded = await change((kept) => rowWhileSending(kept, row, server))
    if (!isRecorded) throw sentElsewhere
  }
  try {
    const outcome = await send(record)
    if (typeof outcome === 'string') {
      return await change((kept) =>
        kept.edit.opId === edit.opId ? { ...kept, refusal: outcome } : kept,
      )
    }
    const { kind, note } = outcome
    const after = (kept: OutboxRow) =>
      rowAfterDelivery(kept, sentEditOf(kept, row, note), outcome, note)
    const isSettled = await change(after, note)
    if (isSettled && kind === 'copy') publish({ type: 'copied', noteId, copyId: edit.opId })
    return isSettled
  } catch (error) {
    if (error === sentElsewhere) return false
    throw error
  }
}
