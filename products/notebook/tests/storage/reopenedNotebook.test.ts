import { expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { watchOutboxRows } from '#products/notebook/storage/sync/watchRows.ts'

it('edits in memory move from a closed notebook with what was sent without an answer', async () => {
  const closed = notebookOf('bea')
  const sent = { editId: 'sent', content: emptyContent, savedAt: 0 }
  await closed.outbox.save({ noteId: 'one', content: { ...emptyContent, body: 'a' }, before: null })
  await closed.outbox.update('one', (row) => ({ ...row, unacknowledged: [sent] }))
  const rows = await closed.outbox.rows()
  await closed.close()
  const next = notebookOf('bea')
  const moved = new Promise((resolve) => {
    watchOutboxRows(next, (found) => found.length > 0 && resolve(found))
  })
  expect(await moved).toEqual(rows)
})
