import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { longRunningPort, toPort } from '#src/firebase/sdk/toPort.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { requestPersistentStorage } from '#src/stores/persistentStorageStore.ts'
import { refusalOf } from '../../domain/sync/outboxRow.ts'
import {
  outboxMachine,
  type DeliverRows,
  type ClearRefusals,
  type OutboxInput,
  type WatchOutbox,
} from '../../machines/outboxMachine.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import { deliverRows, type SendRow } from './deliverRows.ts'

const watchOutbox: WatchOutbox = ({ input: { uid }, sendBack }) => {
  const notebook = notebookOf(uid)
  const { stop } = watchOutboxRows(notebook, (rows) =>
    sendBack({ type: 'rows.read', rows, problem: notebook.problem() }),
  )
  const stopListening = onNetworkBack(sendBack)
  const unsubscribe = notebook.subscribe((update) => {
    if (update.type === 'signingOut' && !update.isFinalCheck) sendBack({ type: 'outbox.retry' })
  })
  return () => {
    unsubscribe()
    stopListening()
    stop()
  }
}

const send: SendRow = async (...request) => (await import('./sendRow.ts')).sendRow(...request)

const deliverRowsUnderLock: DeliverRows = longRunningPort(async ({ uid }, signal) => {
  try {
    await notebookOf(uid).withDeliveryLock(() => deliverRows(uid, send, signal), signal)
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

export const outboxLogic = outboxMachine.provide({
  actors: portsOf({ watchOutbox, deliverRows: deliverRowsUnderLock, clearRefusals }),
})
