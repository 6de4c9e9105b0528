import { describe, expect, it } from 'vitest'
import { beforeFirstVersion } from '#products/notebook/domain/note.ts'
import { rebaseIfLater } from '#products/notebook/domain/sync/rebase.ts'
import {
  isAwaitingDelivery,
  rowAfterDelivery,
  rowDuringDelivery,
} from '#products/notebook/domain/sync/rowInDelivery.ts'
import { contentOf, noteOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')
const row = rowOf(base, mine)
const typedOn = {
  ...row,
  edit: { editId: 'later', content: contentOf('milk\nrye!\n'), savedAt: 1 },
}

describe('a row that was read to be sent', () => {
  const sent = { ...row, unacknowledged: [row.edit] }
  const other = { ...row.edit, editId: 'other' }

  it.each([
    ['it is unchanged', row],
    ['it is being sent', sent],
    ['something was typed', typedOn],
    ['something was typed while it is being sent', { ...typedOn, unacknowledged: [row.edit] }],
    [
      'a newer version was put into it while it is being sent',
      {
        ...typedOn,
        basis: contentOf('newer'),
        basisVersion: versionIdAt(0, 3),
        unacknowledged: [row.edit],
      },
    ],
  ])('waits for its edit if %s', (_, kept) => {
    expect(isAwaitingDelivery(kept, row)).toBe(true)
  })

  it.each([
    [
      'has sent it, and something was typed since',
      { ...typedOn, basis: mine, basisVersion: versionIdAt(0, 3) },
    ],
    ['is sending a later edit', { ...typedOn, unacknowledged: [row.edit, typedOn.edit] }],
    ['has sent an earlier edit of it', { ...row, unacknowledged: [other] }],
  ])('no longer does if another tab %s', (_, kept) => {
    expect(isAwaitingDelivery(kept, { ...row, basisVersion: versionIdAt(0, 2) })).toBe(false)
  })

  it('waits for the edit of a new note', () => {
    const created = rowOf(null, mine)
    expect(isAwaitingDelivery({ ...created, edit: typedOn.edit }, created)).toBe(true)
  })
})

describe('a row into which a newer version is put', () => {
  const others = contentOf('oat milk\nbread\n')
  const waiting = { ...row, basisVersion: versionIdAt(2) }

  it('is based on it and has both', () => {
    const edit = { ...row.edit, content: contentOf('oat milk\nrye\n') }
    expect(rebaseIfLater(waiting, noteOf(others, { rev: 3 }))).toEqual({
      ...waiting,
      basis: others,
      basisVersion: versionIdAt(3),
      edit,
    })
  })

  it('has it also in edits that were sent without a response', () => {
    const both = contentOf('oat milk\nrye\n')
    const next = rebaseIfLater(
      { ...waiting, unacknowledged: [row.edit] },
      noteOf(others, { rev: 3 }),
    )
    expect(next.unacknowledged).toEqual([{ ...row.edit, content: both }])
  })

  it('is that version if the edit has already arrived', () => {
    const arrived = noteOf(contentOf('oat milk\nrye\n'), { rev: 3, editId: row.edit.editId })
    expect(rebaseIfLater(waiting, arrived)).toMatchObject({
      basis: arrived.content,
      edit: { content: arrived.content },
    })
  })

  it.each([
    ['the version is not newer', waiting, 2, others],
    ['it is unknown which version it contains', row, 3, others],
    [
      'the version is of the note before it was permanently deleted',
      { ...row, basisVersion: versionIdAt(1, Infinity) },
      3,
      others,
    ],
    ['both changed the same words', waiting, 3, contentOf('milk\ntoast\n')],
  ])('stays as it is if %s', (_, stays, rev, content) => {
    expect(rebaseIfLater(stays, noteOf(content, { rev }))).toBe(stays)
  })
})

it('what was sent again is what a newer version contains of it', () => {
  const before = { ...row, basisVersion: versionIdAt(1), unacknowledged: [row.edit] }
  const arrived = noteOf(contentOf('rye\n'), { rev: 2, parentEditId: row.edit.editId })
  const later = { editId: 'later', content: contentOf('rye!\n'), savedAt: 1 }
  const kept = { ...rebaseIfLater(before, arrived), edit: later }
  const sent = { ...row.edit, content: arrived.content }
  expect(rowDuringDelivery(kept, before, arrived).unacknowledged).toEqual([sent])
  expect(rowDuringDelivery(before, before, null).unacknowledged).toEqual([row.edit])
})

describe('the row after a delivery', () => {
  const updated = { kind: 'update', content: mine, note: null } as const

  it('is removed if nothing was typed since', () => {
    expect(rowAfterDelivery(row, row, updated)).toBeNull()
  })

  it('contains what was typed since, based on the sent edit', () => {
    const left = rowAfterDelivery(typedOn, row, updated)
    expect(left).toEqual({ ...typedOn, basis: mine })
  })

  it('moves to the copy that the sent edit became', () => {
    const left = rowAfterDelivery(typedOn, row, { kind: 'copy', content: mine, note: null })
    expect(left).toEqual({
      ...typedOn,
      basis: mine,
      noteId: 'mine',
      basisVersion: beforeFirstVersion,
    })
  })

  it('keeps a basis that is as new as what the delivery left', () => {
    const newer = { ...typedOn, basis: contentOf('newer'), basisVersion: versionIdAt(3) }
    const note = noteOf(mine, { rev: 3, editId: 'mine' })
    expect(rowAfterDelivery(newer, row, { ...updated, note })).toEqual(newer)
  })

  it('is put into a recreated note, whatever version the purged one had', () => {
    const before = { ...typedOn, basisVersion: versionIdAt(8, 5) }
    const note = noteOf(mine, { ...versionIdAt(1, 6), editId: 'mine', parentEditId: null })
    const next = { ...typedOn, basis: mine, basisVersion: versionIdAt(1, 6) }
    const created = { kind: 'create', content: mine, note } as const
    expect(rowAfterDelivery(before, row, created)).toEqual(next)
  })

  it('is put into what the delivery left', () => {
    const note = noteOf(contentOf('oat milk\nrye\n'), { rev: 3, editId: 'mine' })
    const before = { ...typedOn, basisVersion: versionIdAt(2) }
    const delivered = { kind: 'update', content: note.content, note } as const
    expect(rowAfterDelivery(before, row, delivered)).toEqual({
      ...typedOn,
      basis: note.content,
      basisVersion: versionIdAt(3),
      edit: { ...typedOn.edit, content: contentOf('oat milk\nrye!\n') },
    })
  })

  it('is based on the sent edit if what the delivery left has other words there', () => {
    const note = noteOf(contentOf('milk\nrye?\n'), { rev: 3, editId: 'mine' })
    const before = { ...typedOn, basisVersion: versionIdAt(2) }
    const delivered = { kind: 'update', content: note.content, note } as const
    expect(rowAfterDelivery(before, row, delivered)).toEqual({ ...typedOn, basis: mine })
  })

  it('is based on the sent edit with what was put into it since', () => {
    const asKept = { ...row.edit, content: contentOf('oat milk\nrye\n') }
    const left = rowAfterDelivery({ ...typedOn, unacknowledged: [asKept] }, row, updated)
    expect(left).toEqual({ ...typedOn, basis: asKept.content })
  })
})
