import { expect, it } from 'vitest'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import { mergeFailedWrite } from '#products/notebook/domain/sync/mergeFailedWrite.ts'
import { contentOf, noteOf, revisionAt, rowOf } from '#products/notebook/tests/support/notes.ts'

it('a failed write with a newer version loses no edit that another tab has sent in vain since', () => {
  const seen = contentOf('x\n\na\n\nb\n\nc\n\nd\n')
  const replaced = rowOf(seen, contentOf('x\n\na1\n\nb\n\nc\n\nd\n'))
  const before = { ...replaced, revision: revisionAt(2) }
  const sent = { opId: 'sent', content: contentOf('x\n\na1\n\nb1\n\nc\n\nd\n'), savedAt: 1 }
  const rowOnDisk = {
    ...before,
    edit: { opId: 'there', content: contentOf('x\n\na1\n\nb1\n\nc1\n\nd\n'), savedAt: 2 },
    unacknowledged: [sent],
  }
  const newer = noteOf(contentOf('x0\n\na\n\nb\n\nc\n\nd\n'), { rev: 3 })
  const row = {
    ...before,
    basis: newer.content,
    revision: revisionAt(3),
    edit: { opId: 'here', content: contentOf('x0\n\na1\n\nb\n\nc\n\nd1\n'), savedAt: 3 },
    unacknowledged: [{ ...before.edit, content: contentOf('x0\n\na1\n\nb\n\nc\n\nd\n') }],
  }
  const [merged, copy] = mergeFailedWrite(rowOnDisk, row, before, 'merged')
  expect(copy).toBeUndefined()
  const content = contentOf('x0\n\na1\n\nb1\n\nc1\n\nd1\n')
  expect(planDelivery(merged, newer)).toEqual({ kind: 'update', content })
})

const empty = contentOf('A:\nB:\nC:\n')
const rowAt = (opId: string, body: string) => {
  const row = rowOf(empty, contentOf(body))
  return { ...row, revision: revisionAt(1), edit: { ...row.edit, opId } }
}

it('a row sent from memory has no copy if another tab has typed onto what it was made from', () => {
  const replaced = rowAt('first', 'A:1\nB:\nC:\n')
  const sent = { ...replaced, unacknowledged: [replaced.edit] }
  const [merged, copy] = mergeFailedWrite(
    rowAt('there', 'A:1\nB:1\nC:\n'),
    sent,
    replaced,
    'merged',
  )
  expect(copy).toBeUndefined()
  const server = noteOf(replaced.edit.content, { opId: 'first' })
  const content = contentOf('A:1\nB:1\nC:\n')
  expect(planDelivery(merged, server)).toEqual({ kind: 'update', content })
})
