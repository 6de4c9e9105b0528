import { hasCode } from '#src/domain/errorCode.ts'
import type { DeliveryOutcome } from '../../domain/sync/delivery.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'
import { notebookOf } from '../notebooks.ts'
import { deliverRow, superseded, type BeforeWriting } from './deliverRow.ts'

/** Sends a row to the server, as `sendRow` does. */
export type SendRow = (
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
) => Promise<DeliveryOutcome>

/**
 * Failures that would affect every row: the server can't be reached, or the account is being deleted. A time limit
 * isn't among them, because one row may be too large for a slow line.
 */
const sharedCodes = ['unavailable', 'auth/network-request-failed', 'auth/account-being-deleted']

/**
 * Delivers rows oldest first, including ones typed in the meantime. A failure doesn't hold up other rows, unless it
 * would affect them, too.
 */
export async function deliverAll(uid: string, send: SendRow, signal: AbortSignal): Promise<void> {
  const tried = new Set<string>()
  /** What failed may still be writing: its note waits for the next delivery. */
  const failedNotes = new Set<string>()
  const errors: unknown[] = []
  while (!signal.aborted) {
    const notebook = notebookOf(uid)
    const rows = await notebook.outbox.rows()
    const next = rows.findLast(
      ({ noteId, edit, refusal }) =>
        refusal === null && !tried.has(edit.editId) && !failedNotes.has(noteId),
    )
    if (!next) break
    tried.add(next.edit.editId)
    try {
      await deliverRow(notebook, next, (beforeWriting) => send(uid, next, beforeWriting))
    } catch (error) {
      // What is left of the row, if anything, may have to be sent differently.
      if (error === superseded) tried.delete(next.edit.editId)
      else if (hasCode(error, ...sharedCodes)) throw error
      else {
        errors.push(error)
        failedNotes.add(next.noteId)
      }
    }
  }
  if (errors.length > 0) throw errors[0]
}
