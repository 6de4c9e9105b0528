import { describe, expect, it } from 'vitest'
import {
  shownNote,
  type EditedOn,
  type NoteSources,
} from '#products/notebook/domain/editor/shownNote.ts'
import { contentOf, noteOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const typed = contentOf('milk and bread')
const row = {
  ...rowOf(null, typed),
  edit: { editId: 'mine', content: typed, savedAt: 7 },
  isPersisted: true,
}
const server = noteOf(contentOf('milk'), { updatedAt: 3 })
const cache = noteOf(contentOf('mil'), { updatedAt: 1 })
const delivered = noteOf(contentOf('milk and rye'), { rev: 3, editId: 'sent', updatedAt: 5 })
const nothing: NoteSources = { row: null, delivered: null, server: undefined, cache: null }

const shown = (body: string, editedAt: number, editedOn: EditedOn = null) => ({
  kind: 'shown',
  content: contentOf(body),
  editedAt,
  editedOn,
  serverVersion: expect.anything() as unknown,
})

describe('the note on screen', () => {
  it.each([
    [
      'unknown before the outbox was read',
      { row: undefined, delivered, server, cache },
      { kind: 'unknown' },
    ],
    [
      'the unsent edit, before anything else',
      { row, delivered, server, cache },
      shown('milk and bread', 7, 'here'),
    ],
    [
      'the note delivered last, before an older update',
      { delivered, server, cache },
      shown('milk and rye', 5),
    ],
    ['the note delivered last, before any update', { delivered }, shown('milk and rye', 5)],
    [
      "the note delivered last, if the server doesn't have it yet",
      { delivered, server: null },
      shown('milk and rye', 5),
    ],
    [
      "the server's text once it is as new as the delivered note",
      { delivered, server: { ...server, rev: 3 } },
      shown('milk', 3),
    ],
    [
      'the recreated note, whatever version the purged one had',
      { delivered, server: { ...server, rev: 1, createdAt: server.createdAt + 1 } },
      shown('milk', 3),
    ],
    [
      'the note recreated here, before an update about the purged one',
      { delivered: { ...delivered, rev: 1, createdAt: server.createdAt + 1 }, server },
      shown('milk and rye', 5),
    ],
    ["the server's text, before the cache", { server, cache }, shown('milk', 3)],
    ['the cache until the server responds', { cache }, shown('mil', 1)],
    [
      'missing once the server says so, whatever is cached',
      { server: null, cache },
      { kind: 'missing' },
    ],
    ['unknown before anything was read', {}, { kind: 'unknown' }],
  ] as const)('is %s', (_, known, screen) => {
    expect(shownNote({ ...nothing, ...known })).toEqual(screen)
  })
})

describe('an unsent edit on screen', () => {
  const base = contentOf('milk\nbread\n')
  const edit = { editId: 'mine', content: contentOf('milk\nbread and rye\n'), savedAt: 7 }
  const waiting = { ...row, basis: base, basisVersion: versionIdAt(2), edit }
  const others = noteOf(contentOf('oat milk\nbread\n'), { rev: 3, editId: 'theirs' })

  it('has what a newer version has besides', () => {
    expect(shownNote({ ...nothing, row: waiting, server: others })).toEqual({
      ...shown('oat milk\nbread and rye\n', 7, 'here'),
      serverVersion: { id: versionIdAt(3), note: others },
    })
  })

  it('is shown as it is if it was made from that version or a newer one', () => {
    const newer = { ...waiting, basisVersion: versionIdAt(4) }
    expect(shownNote({ ...nothing, row: newer, server: others })).toEqual({
      ...shown('milk\nbread and rye\n', 7, 'here'),
      serverVersion: { id: versionIdAt(4), note: null },
    })
  })

  it('is shown as it is if both changed the same words', () => {
    const same = noteOf(contentOf('milk\nbread and salt\n'), { rev: 3, editId: 'theirs' })
    expect(shownNote({ ...nothing, row: waiting, server: same })).toEqual({
      ...shown('milk\nbread and rye\n', 7, 'here'),
      serverVersion: { id: versionIdAt(2), note: null },
    })
  })
})

describe('the device and time of a version', () => {
  const phone = { browser: 'Safari', system: 'iPhone' }
  const readAt = (at: number) =>
    shownNote({ ...nothing, server: { ...server, lastEdit: { ...phone, at } } })

  it('are those of the device, which may have been offline for long', () => {
    expect(readAt(2)).toEqual(shown('milk', 2, phone))
  })

  it.each([
    ["a time after the server's", 4],
    ['a time before 1970', -1],
  ])("are the server's time if the device's clock says %s", (_, at) => {
    expect(readAt(at)).toEqual(shown('milk', 3, phone))
  })
})
