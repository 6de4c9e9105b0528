import { describe, expect, it } from 'vitest'
import { lay, type Patch } from '#src/notebook/device/deviceRows.ts'
import { emptyContent } from '#src/notebook/domain/note.ts'
import type { OutboxRow } from '#src/notebook/domain/outboxRow.ts'

const row = (noteId: string, opId: string, savedAt: number): OutboxRow => ({
  noteId,
  basis: null,
  edit: { opId, content: emptyContent, savedAt },
  refusal: null,
})

const laid = (patches: readonly (readonly [string, Patch])[], onDisk: readonly OutboxRow[]) =>
  lay(new Map(patches), onDisk).map(({ edit, isLasting }) => [edit.opId, isLasting])

describe('rows on the disk, and what this page knows better', () => {
  it('come together with the latest edit first', () => {
    const onDisk = [row('one', 'a', 1), row('two', 'b', 3)]
    const patch = { row: row('three', 'c', 2), replaces: null }
    expect(laid([['three', patch]], onDisk)).toEqual([
      ['b', true],
      ['c', false],
      ['a', true],
    ])
  })

  it('show an edit that the disk refused in place of the one before it', () => {
    const patch = { row: row('one', 'b', 2), replaces: 'a' }
    expect(laid([['one', patch]], [row('one', 'a', 1)])).toEqual([['b', false]])
  })

  it('do not show what is gone, unless another page has put something there since', () => {
    const gone = { row: null, replaces: 'a' }
    expect(laid([['one', gone]], [row('one', 'a', 1)])).toEqual([])
    expect(laid([['one', gone]], [row('one', 'b', 2)])).toEqual([['b', true]])
  })
})
