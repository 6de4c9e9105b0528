import { expect, it, onTestFinished } from 'vitest'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

it('what another tab hasn’t stored yet is saved before the drafts of all tabs count as saved', async () => {
  const otherTab = openNotebook('ada', {
    isTrusted: () => false,
    fetchKey: () => Promise.reject(new Error('It is on the disk.')),
  })
  onTestFinished(async () => {
    await otherTab.close()
    otherTab.disconnect()
  })
  const draft = { noteId: 'gate', content: contentOf('Paint the gate.'), before: null }
  otherTab.subscribe(({ type }) => {
    if (type === 'save') void otherTab.outbox.save(draft)
  })
  const notebook = notebookOf('ada')
  await notebook.saveDrafts()
  const rows = await notebook.outbox.rows()
  expect(rows.map(({ edit }) => edit.content.body)).toEqual(['Paint the gate.'])
})
