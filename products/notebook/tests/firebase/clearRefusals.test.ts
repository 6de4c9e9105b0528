import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { outboxLogic } from '#products/notebook/firebase/sync/outboxLogic.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

it('a disk that fails while refusals are cleared doesn’t strand the outbox', async () => {
  const actor = createActor(outboxLogic, { input: { uid: 'ada' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  const reading = vi.spyOn(notebookOf('ada').outbox, 'rows')
  reading.mockRejectedValueOnce(new DOMException('The disk failed.', 'UnknownError'))
  actor.send({ type: 'rows.retryRefused' })
  await waitFor(actor, (snapshot) => snapshot.matches('backingOff'), { timeout: 5_000 })
  actor.send({ type: 'outbox.retry' })
  await waitFor(actor, (snapshot) => snapshot.matches('idle'), { timeout: 5_000 })
  expect(actor.getSnapshot().context).toMatchObject({ rows: [], failure: null })
  actor.stop()
})
