import { describe, expect, it } from 'vitest'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import {
  mergeFailedWrite,
  rowAfterFailure,
} from '#products/notebook/domain/sync/mergeFailedWrite.ts'
import { contentOf, noteOf, revisionAt, rowOf } from '#products/notebook/tests/support/notes.ts'

it('a failed write with a newer version loses no edit that another tab has sent in vain since', () => {
  const seen = contentOf('x\n\na\n\nb\n\nc\n\nd\n')
  const replaced = rowOf(seen, contentOf('x\n\na1\n\nb\n\nc\n\nd\n'))
  const before = { ...replaced, revision: revisionAt(2) }
  const sent = { editId: 'sent', content: contentOf('x\n\na1\n\nb1\n\nc\n\nd\n'), savedAt: 1 }
  const rowOnDisk = {
    ...before,
    edit: { editId: 'there', content: contentOf('x\n\na1\n\nb1\n\nc1\n\nd\n'), savedAt: 2 },
    unacknowledged: [sent],
  }
  const newer = noteOf(contentOf('x0\n\na\n\nb\n\nc\n\nd\n'), { rev: 3 })
  const row = {
    ...before,
    basis: newer.content,
    revision: revisionAt(3),
    edit: { editId: 'here', content: contentOf('x0\n\na1\n\nb\n\nc\n\nd1\n'), savedAt: 3 },
    unacknowledged: [{ ...before.edit, content: contentOf('x0\n\na1\n\nb\n\nc\n\nd\n') }],
  }
  const [merged, copy] = mergeFailedWrite(rowOnDisk, row, before, 'merged')
  expect(copy).toBeUndefined()
  const content = contentOf('x0\n\na1\n\nb1\n\nc1\n\nd1\n')
  expect(planDelivery(merged, newer)).toEqual({ kind: 'update', content })
})

const empty = contentOf('A:\nB:\nC:\n')
const rowAt = (editId: string, body: string) => {
  const row = rowOf(empty, contentOf(body))
  return { ...row, revision: revisionAt(1), edit: { ...row.edit, editId } }
}

const editOf = (editId: string, body: string) => ({ editId, content: contentOf(body), savedAt: 0 })

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
  const server = noteOf(replaced.edit.content, { editId: 'first' })
  const content = contentOf('A:1\nB:1\nC:\n')
  expect(planDelivery(merged, server)).toEqual({ kind: 'update', content })
})

describe('a row that the disk refused', () => {
  it('has the replaced edit, with the newer version that it is based on', () => {
    const replaced = {
      ...rowOf(contentOf('milk\nrye\n'), contentOf('oat milk\nrye\n')),
      revision: revisionAt(2),
    }
    const newer = contentOf('milk\nrye\neggs\n')
    const row = {
      ...replaced,
      basis: newer,
      revision: revisionAt(3),
      edit: { editId: 'here', content: contentOf('oat milk\nrye rolls\neggs\n'), savedAt: 3 },
    }
    expect(rowAfterFailure(row, replaced).unacknowledged).toEqual([
      { ...replaced.edit, content: contentOf('oat milk\nrye\neggs\n') },
    ])
  })

  it('has the replaced edit between those that were sent before and after it', () => {
    const replaced = {
      ...rowAt('second', 'A:12\nB:\nC:\n'),
      unacknowledged: [editOf('first', 'A:1\nB:\nC:\n')],
    }
    const third = editOf('third', 'A:123\nB:\nC:\n')
    const row = {
      ...rowAt('fourth', 'A:1234\nB:\nC:\n'),
      unacknowledged: [...replaced.unacknowledged, third],
    }
    expect(rowAfterFailure(row, replaced).unacknowledged.map(({ editId }) => editId)).toEqual([
      'first',
      'second',
      'third',
    ])
  })
})
