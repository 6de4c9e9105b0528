import { describe, expect, it } from 'vitest'
import {
  nextEarlierEditIds,
  newEditId,
  beforeFirstVersion,
  type Note,
} from '#products/notebook/domain/note.ts'
import {
  restoresNote,
  mustReadServer,
  planDelivery,
  versionToWrite,
} from '#products/notebook/domain/sync/delivery.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')
const mineEditId = newEditId('ffffffff')
const device = { browser: 'Firefox', system: 'Linux' }

describe('the server is read before a row is sent', () => {
  const known = noteOf(base)
  const row = { ...rowOf(base, mine), basisVersion: versionIdAt(2) }

  it('unless the version that was edited is known, or the note is new', () => {
    expect(mustReadServer(row, known)).toBe(false)
    expect(mustReadServer(rowOf(null, mine), null)).toBe(false)
    expect(mustReadServer(row, null)).toBe(true)
  })

  it('while an earlier edit is unacknowledged', () => {
    expect(
      mustReadServer({ ...row, unacknowledged: [{ ...row.edit, editId: 'before' }] }, known),
    ).toBe(true)
  })

  it('if the known version was delivered here and its time of creation may be a guess', () => {
    expect(mustReadServer(row, { ...known, isUnreported: true })).toBe(true)
  })

  it('if a newer version was edited than the one in the list', () => {
    expect(mustReadServer({ ...row, basisVersion: versionIdAt(3) }, known)).toBe(true)
  })
})

describe('an edit that waits', () => {
  const trashed = noteOf({ ...base, isInTrash: true })

  it('brings back a note that was permanently deleted or moved to the trash', () => {
    expect(restoresNote(rowOf(base, mine), null)).toBe(true)
    expect(restoresNote(rowOf(base, mine), trashed)).toBe(true)
  })

  it("doesn't bring the note back if the text is the same, or moves to the trash or a copy", () => {
    expect(restoresNote(rowOf(base, { ...base, pinned: true }), null)).toBe(false)
    expect(restoresNote(rowOf(base, { ...mine, isInTrash: true }), null)).toBe(false)
    const theirs = noteOf({ ...contentOf('milk\nbuns\n'), isInTrash: true })
    expect(restoresNote(rowOf(base, mine), theirs)).toBe(false)
  })

  it("doesn't bring the note back if the server refuses it", () => {
    expect(restoresNote({ ...rowOf(base, mine), refusal: 'too-many-notes' }, null)).toBe(false)
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
    const row = rowOf({ ...base, isInTrash: true }, base)
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
    const server = noteOf(contentOf('something else'), { editId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it("doesn't write an edit again that was changed elsewhere after it was saved", () => {
    const server = noteOf(contentOf('something else'), { editId: 'theirs', parentEditId: 'mine' })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'nothing' })
  })

  it("doesn't write an edit again, however often other tabs changed the note after it", () => {
    let server = noteOf(mine, { editId: mineEditId, parentEditId: 'edit-1' })
    for (let count = 0; count < 500; count += 1) {
      const next = { editId: newEditId(`0000000${count % 9}`), parentEditId: server.editId }
      server = { ...server, ...next, earlierEditIds: nextEarlierEditIds(server) }
    }
    const row = rowOf(base, mine)
    const again = { ...row, edit: { ...row.edit, editId: mineEditId } }
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
    const server = noteOf({ ...base, isInTrash: true })
    expect(planDelivery(rowOf(base, mine), server)).toEqual({ kind: 'update', content: mine })
  })

  it("doesn't move a note to the trash that was edited elsewhere", () => {
    const server = noteOf(contentOf('milk\ntoast\n'))
    const row = rowOf(base, { ...base, isInTrash: true })
    expect(planDelivery(row, server)).toEqual({ kind: 'nothing' })
  })
})

const row = rowOf(base, mine)

describe('an edit that was undone while it was being sent', () => {
  const undone = { ...rowOf(base, base), unacknowledged: [{ ...row.edit, editId: 'earlier' }] }

  it('is fenced off by a new version, because it may still arrive', () => {
    expect(planDelivery(undone, noteOf(base))).toEqual({ kind: 'update', content: base })
  })

  it('is not, once nothing else is on its way', () => {
    const arrived = noteOf(base, { editId: 'later', parentEditId: 'earlier' })
    expect(planDelivery(undone, arrived)).toEqual({ kind: 'nothing' })
    const unacknowledged = [undone.edit]
    expect(planDelivery({ ...undone, unacknowledged }, noteOf(base))).toEqual({ kind: 'nothing' })
  })
})

function createdAt(from: OutboxRow, known: Note | null): number {
  const create = { kind: 'create', content: mine } as const
  return versionToWrite(from, create, { server: null, known, device }).createdAt
}

it('recreates a note later than the purged versions that the row and the page contain', () => {
  const purged = noteOf(base, versionIdAt(9, 7))
  expect(createdAt(row, null)).toBe(0)
  expect(createdAt({ ...row, basisVersion: beforeFirstVersion }, null)).toBe(0)
  expect(createdAt({ ...row, basisVersion: versionIdAt(8, 5) }, null)).toBe(6)
  expect(createdAt({ ...row, basisVersion: versionIdAt(0, 6) }, null)).toBe(6)
  expect(createdAt({ ...row, basisVersion: versionIdAt(8, 5) }, purged)).toBe(8)
})
