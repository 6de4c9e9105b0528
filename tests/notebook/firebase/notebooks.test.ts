import { expect, it } from 'vitest'
import { emptyContent } from '#src/notebook/domain/note.ts'
import { forgetNotebook, notebookOf } from '#src/notebook/firebase/notebooks.ts'

it('a notebook opens without any flow imported before', async () => {
  const notebook = notebookOf('ada')
  expect(notebookOf('ada')).toBe(notebook)
  await notebook.close()
  forgetNotebook('ada')
  expect(notebookOf('ada')).not.toBe(notebook)
})

it('edits in memory move from a closed notebook with what was sent without an answer', async () => {
  const closed = notebookOf('bea')
  const sent = { opId: 'sent', content: emptyContent, savedAt: 0 }
  await closed.save({ noteId: 'one', content: { ...emptyContent, body: 'a' }, seen: null })
  await closed.update('one', (row) => ({ ...row, unanswered: [sent] }))
  const rows = await closed.rows()
  await closed.close()
  const next = notebookOf('bea')
  await new Promise<void>((resolve) => next.subscribe(() => resolve()))
  expect(await next.rows()).toEqual(rows)
})
