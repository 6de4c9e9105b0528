import { expect, it } from 'vitest'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'

it('a notebook opens before any machine is connected', async () => {
  const notebook = notebookOf('ada')
  expect(notebookOf('ada')).toBe(notebook)
  await notebook.close()
  forgetNotebook('ada')
  expect(notebookOf('ada')).not.toBe(notebook)
})
