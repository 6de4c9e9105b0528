import { describe, expect, it } from 'vitest'
import { rowAfterFailure } from '#products/notebook/domain/sync/mergeRow.ts'
import { contentOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const empty = contentOf('A:\nB:\nC:\n')
const rowAt = (editId: string, body: string) => {
  const row = rowOf(empty, contentOf(body))
  return { ...row, basisVersion: versionIdAt(1), edit: { ...row.edit, editId } }
}

const editOf = (editId: string, body: string) => ({ editId, content: contentOf(body), savedAt: 0 })

describe('a row that the disk refused', () => {
  it('has the replaced edit, with the newer version that it is based on', () => {
    const replaced = {
      ...rowOf(contentOf('milk\nrye\n'), contentOf('oat milk\nrye\n')),
      basisVersion: versionIdAt(2),
    }
    const newer = contentOf('milk\nrye\neggs\n')
    const row = {
      ...replaced,
      basis: newer,
      basisVersion: versionIdAt(3),
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
