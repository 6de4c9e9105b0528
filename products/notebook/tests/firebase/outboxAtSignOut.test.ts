import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { outboxLogic } from '#products/notebook/firebase/sync/outboxLogic.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

it('an outbox that backs off tries again when a sign-out saves, but not during its last check', async () => {
  const notebook = notebookOf('ada')
  const actor = createActor(outboxLogic, { input: { uid: 'ada' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  const reading = vi.spyOn(notebook.outbox, 'rows')
  reading.mockRejectedValueOnce(new DOMException('The disk failed.', 'UnknownError'))
  actor.send({ type: 'rows.retryRefused' })
  await waitFor(actor, (snapshot) => snapshot.matches('backingOff'), { timeout: 5_000 })
  notebook.publish({ type: 'signingOut', isFinalCheck: true })
  expect(actor.getSnapshot().value).toBe('backingOff')
  notebook.publish({ type: 'signingOut', isFinalCheck: false })
  expect(actor.getSnapshot().value).toBe('delivering')
  actor.stop()
})
