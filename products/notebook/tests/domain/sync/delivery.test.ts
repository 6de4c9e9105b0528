import { describe, expect, it } from 'vitest'
import {
  bringsNoteBack,
  mustRead,
  planDelivery,
  writtenVersion,
} from '#products/notebook/domain/sync/delivery.ts'
import { rebaseIfLater } from '#products/notebook/domain/sync/rebase.ts'
import {
  isAwaitingDelivery,
  rowAfterDelivery,
  rowDuringDelivery,
} from '#products/notebook/domain/sync/rowInDelivery.ts'
import { earlierAfter, newOpId, notOnServer, type Note } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf, revisionAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')
const mineOpId = newOpId('ffffffff')
const device = { browser: 'Firefox', system: 'Linux' }

describe('the server is read before a row is sent', () => {
  const known = noteOf(base)
  const row = { ...rowOf(base, mine), revision: revisionAt(2) }

  it('unless the version that was edited is known, or the note is new', () => {
    expect(mustRead(row, known)).toBe(false)
    expect(mustRead(rowOf(null, mine), null)).toBe(false)
    expect(mustRead(row, null)).toBe(true)
  })

  it('while an earlier edit is unacknowledged', () => {
    expect(mustRead({ ...row, unacknowledged: [{ ...row.edit, opId: 'before' }] }, known)).toBe(
      true,
    )
  })

  it('if a newer version was edited than the one in the list', () => {
    expect(mustRead({ ...row, revision: revisionAt(3) }, known)).toBe(true)
  })
})

describe('an edit that waits', () => {
  const trashed = noteOf({ ...base, deleted: true })

  it('brings back a note that was permanently deleted or moved to the trash', () => {
    expect(bringsNoteBack(rowOf(base, mine), null)).toBe(true)
    expect(bringsNoteBack(rowOf(base, mine), trashed)).toBe(true)
  })

  it("doesn't bring the note back if the text is the same, or moves to the trash or a copy", () => {
    expect(bringsNoteBack(rowOf(base, { ...base, pinned: true }), null)).toBe(false)
    expect(bringsNoteBack(rowOf(base, { ...mine, deleted: true }), null)).toBe(false)
    const theirs = noteOf({ ...contentOf('milk\nbuns\n'), deleted: true })
    expect(bringsNoteBack(rowOf(base, mine), theirs)).toBe(false)
  })

  it("doesn't bring the note back if the server refuses it", () => {
    expect(bringsNoteBack({ ...rowOf(base, mine), refusal: 'too-many-notes' }, null)).toBe(false)
  })
})

describe('delivering a row', () => {
  it("creates a note that the server doesn't have", () => {
    expect(planDelivery(rowOf(null, mine), null)).toEqual({ kind: 'create', content: mine })
  })

  it('recreates a note that was permanently deleted while it was edited here', () => {
    expect(planDelivery(rowOf(base, mine), null)).toEqual({ kind: 'create', content: mine })
  })

  it('recreates a note that was permanently deleted while it was restored here', () => {
    const row = rowOf({ ...base, deleted: true }, base)
    expect(planDelivery(row, null)).toEqual({ kind: 'create', content: base })
  })

  it("doesn't recreate a note of which only the pin was changed here", () => {
    const pinned = { ...base, pinned: true }
    expect(planDelivery(rowOf(base, pinned), null)).toEqual({ kind: 'nothing' })
  })

  it('writes the next version', () => {
    expect(planDelivery(rowOf(base, mine), noteOf(base))).toEqual({ kind: 'update', content: mine })
  })

  it("doesn't write an edit again if only its response was lost", () => {
    const server = noteOf(contentOf('something else'), { opId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it("doesn't write an edit again that was changed elsewhere after it was saved", () => {
    const server = noteOf(contentOf('something else'), { opId: 'theirs', parentOpId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it("doesn't write an edit again, however often other tabs changed the note after it", () => {
    let server = noteOf(mine, { opId: mineOpId, parentOpId: 'op-1' })
    for (let count = 0; count < 500; count += 1) {
      const next = { opId: newOpId(`0000000${count % 9}`), parentOpId: server.opId }
      server = { ...server, ...next, earlierOpIds: earlierAfter(server) }
    }
    const row = rowOf(base, mine)
    const again = { ...row, edit: { ...row.edit, opId: mineOpId } }
    expect(planDelivery(again, { ...server, content: base })).toEqual({ kind: 'nothing' })
  })

  it('finds no conflict if both sides have the same text', () => {
    expect(planDelivery(rowOf(base, mine), noteOf(mine))).toEqual({ kind: 'nothing' })
  })

  it('merges edits of different places', () => {
    const server = noteOf(contentOf('oat milk\nbread\n'))
    const content = contentOf('oat milk\nrye\n')
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'update', content })
  })

  it('creates a copy if both sides changed the same place', () => {
    const server = noteOf(contentOf('milk\ntoast\n', { pinned: true }))
    const content = { ...mine, conflictOf: 'note' }
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'copy', content })
  })

  it('restores a note that was edited here while it was moved to the trash', () => {
    const server = noteOf({ ...base, deleted: true })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'update', content: mine })
  })

  it("doesn't move a note to the trash that was edited elsewhere", () => {
    const server = noteOf(contentOf('milk\ntoast\n'))
    const row = rowOf(base, { ...base, deleted: true })
    expect(planDelivery(row, server)).toEqual({ kind: 'nothing' })
  })
})

const row = rowOf(base, mine)

describe('an edit that was undone while it was being sent', () => {
  const undone = { ...rowOf(base, base), unacknowledged: [{ ...row.edit, opId: 'earlier' }] }

  it('is fenced off by a new version, because it may still arrive', () => {
    expect(planDelivery(undone, noteOf(base))).toEqual({ kind: 'update', content: base })
  })

  it('is not, once nothing else is on its way', () => {
    const arrived = noteOf(base, { opId: 'later', parentOpId: 'earlier' })
    expect(planDelivery(undone, arrived)).toEqual({ kind: 'nothing' })
    const unacknowledged = [undone.edit]
    expect(planDelivery({ ...undone, unacknowledged }, noteOf(base))).toEqual({ kind: 'nothing' })
  })
})

const typedOn = { ...row, edit: { opId: 'later', content: contentOf('milk\nrye!\n'), savedAt: 1 } }

describe('a row that was read to be sent', () => {
  const sent = { ...row, unacknowledged: [row.edit] }
  const other = { ...row.edit, opId: 'other' }

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
        revision: revisionAt(0, 3),
        unacknowledged: [row.edit],
      },
    ],
  ])('waits for its edit if %s', (_, kept) => {
    expect(isAwaitingDelivery(kept, row)).toBe(true)
  })

  it.each([
    [
      'has sent it, and something was typed since',
      { ...typedOn, basis: mine, revision: revisionAt(0, 3) },
    ],
    ['is sending a later edit', { ...typedOn, unacknowledged: [row.edit, typedOn.edit] }],
    ['has sent an earlier edit of it', { ...row, unacknowledged: [other] }],
  ])('no longer does if another tab %s', (_, kept) => {
    expect(isAwaitingDelivery(kept, { ...row, revision: revisionAt(0, 2) })).toBe(false)
  })

  it('waits for the edit of a new note', () => {
    const created = rowOf(null, mine)
    expect(isAwaitingDelivery({ ...created, edit: typedOn.edit }, created)).toBe(true)
  })
})

describe('a row into which a newer version is put', () => {
  const others = contentOf('oat milk\nbread\n')
  const waiting = { ...row, revision: revisionAt(2) }

  it('is based on it and has both', () => {
    const edit = { ...row.edit, content: contentOf('oat milk\nrye\n') }
    expect(rebaseIfLater(waiting, noteOf(others, { rev: 3 }))).toEqual({
      ...waiting,
      basis: others,
      revision: revisionAt(3),
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
    const arrived = noteOf(contentOf('oat milk\nrye\n'), { rev: 3, opId: row.edit.opId })
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
      { ...row, revision: revisionAt(1, Infinity) },
      3,
      others,
    ],
    ['both changed the same words', waiting, 3, contentOf('milk\ntoast\n')],
  ])('stays as it is if %s', (_, stays, rev, content) => {
    expect(rebaseIfLater(stays, noteOf(content, { rev }))).toBe(stays)
  })
})

it('what was sent again is what a newer version contains of it', () => {
  const before = { ...row, revision: revisionAt(1), unacknowledged: [row.edit] }
  const arrived = noteOf(contentOf('rye\n'), { rev: 2, parentOpId: row.edit.opId })
  const later = { opId: 'later', content: contentOf('rye!\n'), savedAt: 1 }
  const kept = { ...rebaseIfLater(before, arrived), edit: later }
  const sent = { ...row.edit, content: arrived.content }
  expect(rowDuringDelivery(kept, before, arrived).unacknowledged).toEqual([sent])
  expect(rowDuringDelivery(before, before, null).unacknowledged).toEqual([row.edit])
})

function createdAt(from: OutboxRow, known: Note | null): number {
  const create = { kind: 'create', content: mine } as const
  return writtenVersion(from, create, { server: null, known, device }).createdAt
}

it('recreates a note later than the purged versions that the row and the page contain', () => {
  const purged = noteOf(base, revisionAt(9, 7))
  expect(createdAt(row, null)).toBe(0)
  expect(createdAt({ ...row, revision: notOnServer }, null)).toBe(0)
  expect(createdAt({ ...row, revision: revisionAt(8, 5) }, null)).toBe(6)
  expect(createdAt({ ...row, revision: revisionAt(0, 6) }, null)).toBe(6)
  expect(createdAt({ ...row, revision: revisionAt(8, 5) }, purged)).toBe(8)
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
    expect(left).toEqual({ ...typedOn, basis: mine, noteId: 'mine', revision: notOnServer })
  })

  it('keeps a basis that is as new as what the delivery left', () => {
    const newer = { ...typedOn, basis: contentOf('newer'), revision: revisionAt(3) }
    const note = noteOf(mine, { rev: 3, opId: 'mine' })
    expect(rowAfterDelivery(newer, row, { ...updated, note })).toEqual(newer)
  })

  it('is put into a recreated note, whatever revision the purged one had', () => {
    const before = { ...typedOn, revision: revisionAt(8, 5) }
    const note = noteOf(mine, { ...revisionAt(1, 6), opId: 'mine', parentOpId: null })
    const next = { ...typedOn, basis: mine, revision: revisionAt(1, 6) }
    const created = { kind: 'create', content: mine, note } as const
    expect(rowAfterDelivery(before, row, created)).toEqual(next)
  })

  it('is put into what the delivery left', () => {
    const note = noteOf(contentOf('oat milk\nrye\n'), { rev: 3, opId: 'mine' })
    const before = { ...typedOn, revision: revisionAt(2) }
    const delivered = { kind: 'update', content: note.content, note } as const
    expect(rowAfterDelivery(before, row, delivered)).toEqual({
      ...typedOn,
      basis: note.content,
      revision: revisionAt(3),
      edit: { ...typedOn.edit, content: contentOf('oat milk\nrye!\n') },
    })
  })

  it('is based on the sent edit if what the delivery left has other words there', () => {
    const note = noteOf(contentOf('milk\nrye?\n'), { rev: 3, opId: 'mine' })
    const before = { ...typedOn, revision: revisionAt(2) }
    const delivered = { kind: 'update', content: note.content, note } as const
    expect(rowAfterDelivery(before, row, delivered)).toEqual({ ...typedOn, basis: mine })
  })

  it('is based on the sent edit with what was put into it since', () => {
    const asKept = { ...row.edit, content: contentOf('oat milk\nrye\n') }
    const left = rowAfterDelivery({ ...typedOn, unacknowledged: [asKept] }, row, updated)
    expect(left).toEqual({ ...typedOn, basis: asKept.content })
  })
})
