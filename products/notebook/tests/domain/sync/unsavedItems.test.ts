import { expect, it } from 'vitest'
import { unsavedItemsOf } from '#products/notebook/domain/sync/unsavedItems.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'

const row = { ...rowOf(null, contentOf('milk')), isPersisted: true }
const file = uploadRow()
const stuckIn = (rows: (typeof row)[], files: (typeof file)[]) => {
  const left = unsavedItemsOf({ rows, files }, 'Untitled')
  return [...left.edits, ...left.files].map(({ isStuck }) => isStuck)
}

it('refused and paused changes are stuck, and waiting ones are not', () => {
  expect(stuckIn([row, { ...row, refusal: 'too-long' }], [])).toEqual([false, true])
  const others = [
    { ...file, refusal: 'no-room' as const },
    { ...file, isPaused: true },
  ]
  expect(stuckIn([], [file, ...others])).toEqual([false, true, true])
})

it("an unsaved note has its edit's id as revision and its own as id; a file has one id for both", () => {
  const { edits, files } = unsavedItemsOf({ rows: [row], files: [file] }, 'Untitled')
  expect(edits).toMatchObject([
    { id: 'note', revision: 'mine', name: 'Shopping', isPersisted: true },
  ])
  expect(files).toMatchObject([{ id: file.id, revision: file.id, name: file.name }])
})
