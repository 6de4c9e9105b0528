import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { fromCallback } from 'xstate'
import { failureEvent, longRunningPort, toPort } from '#src/firebase/sdk/toPort.ts'
import { watchOutboxRows } from '../../storage/watchRows.ts'
import { deliverRow, superseded } from './deliverRow.ts'
import { notebookOf } from '../notebooks.ts'
import { refusalOf } from '../../domain/sync/outboxRow.ts'
import {
  outboxMachine,
  type DeliverRows,
  type ClearRefusals,
  type OutboxInput,
  type WatchOutbox,
} from '../../machines/outboxMachine.ts'
import { requestPersistentStorage } from '#src/stores/persistentStorageStore.ts'

const watchOutbox: WatchOutbox = ({ input: { uid }, sendBack }) => {
  const notebook = notebookOf(uid)
  const { stop } = watchOutboxRows(notebook, (rows) =>
    sendBack({ type: 'rows.read', rows, problem: notebook.problem() }),
  )
  const stopListening = onNetworkBack(sendBack)
  return () => {
    stopListening()
    stop()
  }
}

export const deliverRows: DeliverRows = longRunningPort(async ({ uid }, signal) => {
  try {
    await notebookOf(uid).withDeliveryLock(() => deliverAll(uid, signal), signal)
  } catch (error) {
    // Edits that couldn't be sent may have to stay for long.
    void requestPersistentStorage()
    throw error
  }
  return { type: 'delivery.done' }
})

const clearRefusals: ClearRefusals = toPort(async ({ uid }: OutboxInput) => {
  const { outbox } = notebookOf(uid)
  for (const { noteId, refusal } of await outbox.rows()) {
    if (refusal === null) continue
    await outbox.update(noteId, (row) => ({ ...row, refusal: refusalOf(row.edit.content) }))
  }
  return { type: 'refusals.cleared' }
})

/** Sends this device's edits to Firestore. */
export const outboxLogic = outboxMachine.provide({
  actors: {
    watchOutbox: fromCallback(watchOutbox),
    deliverRows: fromCallback(deliverRows),
    clearRefusals: fromCallback(clearRefusals),
  },
})

/** Failures that would affect every row. */
const sharedFailures: ReadonlySet<string> = new Set([
  'network-request-failed',
  'account-being-deleted',
])

/**
 * Delivers rows oldest first, including ones typed in the meantime. A failure doesn't hold up other rows, unless it
 * would affect them, too.
 */
async function deliverAll(uid: string, signal: AbortSignal): Promise<void> {
  const tried = new Set<string>()
  const errors: unknown[] = []
  while (!signal.aborted) {
    const notebook = notebookOf(uid)
    const rows = await notebook.outbox.rows()
    const next = rows.findLast(({ edit, refusal }) => refusal === null && !tried.has(edit.opId))
    if (!next) break
    tried.add(next.edit.opId)
    try {
      await deliverRow(notebook, next, async (beforeWriting) => {
        const { sendRow } = await import('./sendRow.ts')
        return sendRow(uid, next, beforeWriting)
      })
    } catch (error) {
      // What is left of the row, if anything, may have to be sent differently.
      if (error === superseded) tried.delete(next.edit.opId)
      else if (sharedFailures.has((await failureEvent(error)).failure.kind)) throw error
      else errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
