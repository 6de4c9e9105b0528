import { expect, it } from 'vitest'
import {
  backwards,
  filesIn,
  importsOf,
  misplaced,
  otherValuesOfFirebase,
} from '#tests/support/imports.ts'

const files = filesIn('products/notebook')
/** The list of everything that works offline, which needs every folder. */
const offlineCode = 'products/notebook/offlineCode.ts'
const imports = files.filter((file) => file !== offlineCode).flatMap(importsOf)

it('folders of the notebook import one way, but for those that ask whether everything works offline', () => {
  expect(backwards(imports)).toEqual(
    [
      'layouts/NotebookLayout.tsx',
      'ui/NewNoteButton.tsx',
      'views/NoteBar.tsx',
      'views/NoteEditor.tsx',
    ].map((file) => `products/notebook/${file} -> ${offlineCode}`),
  )
})

it('components of the notebook leave Firebase to machines', () => {
  expect(otherValuesOfFirebase(files)).toEqual(['distrustDevice', 'notebookOf', 'trustDevice'])
})

it('packages stay in their folders of the notebook', () => {
  expect(misplaced(imports)).toEqual([])
})
