import { expect, it } from 'vitest'
import { leftBehindOf } from '#src/notebook/domain/unsent.ts'
import { contentOf, rowOf } from '#tests/support/notebook/notes.ts'
import { uploadRow } from '#tests/support/notebook/uploads.ts'

const row = { ...rowOf(null, contentOf('milk')), isLasting: true }
const file = uploadRow()
const stuckIn = (rows: (typeof row)[], files: (typeof file)[]) => {
  const left = leftBehindOf({ rows, files }, ({ body }) => body)
  return [...left.edits, ...left.files].map(({ isStuck }) => isStuck)
}

it('what was refused or paused is stuck, and what waits for the server is not', () => {
  expect(stuckIn([row, { ...row, refusal: 'too-long' }], [])).toEqual([false, true])
  const others = [
    { ...file, refusal: 'no-room' as const },
    { ...file, isPaused: true },
  ]
  expect(stuckIn([], [file, ...others])).toEqual([false, true, true])
})

it('an unsaved note goes by its edit and lies under its own id; a file has one id for both', () => {
  const { edits, files } = leftBehindOf({ rows: [row], files: [file] }, () => 'Milk')
  expect(edits).toMatchObject([{ id: 'note', revision: 'mine', name: 'Milk', isLasting: true }])
  expect(files).toMatchObject([{ id: file.id, revision: file.id, name: file.name }])
})
