import { describe, expect, it } from 'vitest'
import {
  isUpToDate,
  unconfirmedIn,
  emptyList,
  endOfPages,
  factNames,
  withFact,
  pageSize,
  serverNotes,
  type ListFact,
  type NoteList,
} from '#products/notebook/domain/list/noteList.ts'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import type { ListKind, NoteContent } from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'

const note = (id: string, updatedAt: number, overrides: Partial<NoteContent> = {}) =>
  noteOf(contentOf(id, overrides), { id, updatedAt, opId: `${id}-${updatedAt}` })

const row = (
  noteId: string,
  savedAt: number,
  overrides: Partial<RowWithStatus> = {},
  content = {},
): RowWithStatus => ({
  ...rowOf(null, contentOf(`${noteId} edited`, content)),
  noteId,
  edit: { opId: `edit of ${noteId}`, content: contentOf(`${noteId} edited`, content), savedAt },
  isPersisted: true,
  ...overrides,
})

function after(kind: ListKind, ...facts: readonly ListFact[]): NoteList {
  return facts.reduce(withFact, emptyList(kind))
}

const shown = (list: NoteList) =>
  listedNotes(list).map(({ id, status, changedAt }) => [id, status, changedAt])
const idsOf = (list: NoteList) => listedNotes(list).map(({ id }) => id)

/** A full first page, starting at this time and going back. */
const page = (newest: number) =>
  Array.from({ length: pageSize }, (_, at) => note(`note-${newest - at}`, newest - at))

it('a list is settled once a delivered edit has come back from the server', () => {
  const before = note('a', 1)
  const delivered: readonly ListFact[] = [
    { type: 'live.read', notes: [before] },
    { type: 'rows.read', rows: [row('a', 2)] },
    { type: 'rows.read', rows: [] },
  ]
  const settled = delivered.map((_, at) =>
    isUpToDate(after('notes', ...delivered.slice(0, at + 1))),
  )
  expect(settled).toEqual([true, false, false])
  const answered = after('notes', ...delivered, { type: 'live.read', notes: [note('a', 3)] })
  expect(isUpToDate(answered)).toBe(true)
})

describe('a list', () => {
  const rows = [
    row('unstored', 10, { isPersisted: false }),
    row('refused', 30, { refusal: 'too-long' }),
    row('pinned', 5, {}, { pinned: true }),
    row('kept', 20),
  ]
  const saved = [note('b', 3), note('kept', 2), note('top', 1, { pinned: true })]

  it('shows every note once, as edited here, with unsent edits first', () => {
    const list = after('notes', { type: 'live.read', notes: saved }, { type: 'rows.read', rows })
    expect(shown(list)).toEqual([
      ['pinned', 'onDevice', 5],
      ['top', 'saved', 1],
      ['refused', 'refused', 30],
      ['kept', 'onDevice', 20],
      ['unstored', 'inMemory', 10],
      ['b', 'saved', 3],
    ])
    expect(listedNotes(list).find(({ id }) => id === 'kept')?.content).toEqual(
      contentOf('kept edited'),
    )
  })

  it('shows in the trash only what is there, newest first', () => {
    const trashed = { deleted: true }
    const list = after(
      'trash',
      {
        type: 'live.read',
        notes: [note('b', 3, trashed), note('a', 2, { deleted: true, pinned: true })],
      },
      {
        type: 'rows.read',
        rows: [
          row('gone', 9, {}, trashed),
          row('pinned', 10, {}, { ...trashed, pinned: true }),
          row('b', 11),
        ],
      },
    )
    expect(idsOf(list)).toEqual(['pinned', 'gone', 'a'])
  })

  it('shows a waiting row rather than a delivered row of the same note', () => {
    const list = after(
      'notes',
      { type: 'rows.read', rows: [row('a', 1)] },
      { type: 'rows.read', rows: [] },
    )
    expect(shown(list)).toEqual([['a', 'saved', 1]])
    expect(shown(withFact(list, { type: 'rows.read', rows: [row('a', 2)] }))).toEqual([
      ['a', 'onDevice', 2],
    ])
  })
})

describe('the pages of a list', () => {
  it('continue after the last known note and end with a partial page', () => {
    const none = after('notes')
    expect(endOfPages(none)).toBeNull()
    expect(endOfPages(withFact(none, { type: 'cache.read', notes: page(100) }))).toBeNull()
    const first = after('notes', { type: 'live.read', notes: page(100) })
    expect(endOfPages(first)?.id).toBe('note-71')
    const second = withFact(first, { type: 'page.read', notes: page(70) })
    expect(endOfPages(second)?.id).toBe('note-41')
    const last = withFact(second, { type: 'page.read', notes: [note('note-40', 40)] })
    expect(endOfPages(last)).toBeNull()
    expect(idsOf(last)).toHaveLength(61)
    const empty = withFact(second, { type: 'page.read', notes: [] })
    expect([endOfPages(empty), empty.cursor?.id]).toEqual([null, 'note-41'])
  })

  it('end immediately if the first one is partial, and stay ended when it fills', () => {
    const short = after('notes', { type: 'live.read', notes: page(100).slice(1) })
    expect(endOfPages(short)).toBeNull()
    expect(endOfPages(withFact(short, { type: 'live.read', notes: page(100) }))).toBeNull()
  })

  it('contain the newer version of a note that is on two of them', () => {
    const first = after('notes', { type: 'live.read', notes: page(100) })
    const list = withFact(first, {
      type: 'page.read',
      notes: [note('note-100', 1), note('old', 2)],
    })
    expect(listedNotes(list).map(({ id, changedAt }) => [id, changedAt])).toContainEqual([
      'note-100',
      100,
    ])
    const again = withFact(list, { type: 'page.read', notes: [note('old', 3)] })
    expect(shown(again).at(-1)).toEqual(['old', 'saved', 3])
    expect(idsOf(again)).toHaveLength(pageSize + 1)
  })

  it('start again if no known note is left at the end of the first one', () => {
    const list = after(
      'notes',
      { type: 'cache.read', notes: [note('cache', 1)] },
      { type: 'live.read', notes: page(100) },
      { type: 'page.read', notes: page(70) },
    )
    const anew = withFact(list, { type: 'live.read', notes: page(200) })
    expect(anew).toEqual(after('notes', { type: 'live.read', notes: page(200) }))
  })

  it('start again if only pinned notes are known, but not in the trash', () => {
    const pinned = note('pinned', 1, { pinned: true })
    const begin = (newest: number) => [pinned, ...page(newest).slice(1)]
    const facts = [
      { type: 'live.read', notes: begin(100) },
      { type: 'page.read', notes: page(70) },
      { type: 'live.read', notes: begin(200) },
    ] as const
    expect(after('notes', ...facts).older).toEqual([])
    expect(after('trash', ...facts).older).not.toEqual([])
  })
})

describe('reading single notes', () => {
  const before = after(
    'notes',
    { type: 'live.read', notes: page(100) },
    { type: 'page.read', notes: page(70) },
  )

  it('removes the ones that no longer exist and updates the others', () => {
    const notes = [note('note-60', 60, { title: 'Other' }), note('note-50', 50, { deleted: true })]
    const ids = ['note-60', 'note-55', 'note-50']
    const list = withFact(before, { type: 'notes.checked', ids, notes })
    expect(idsOf(list)).toHaveLength(58)
    expect(listedNotes(list).find(({ id }) => id === 'note-60')?.content.title).toBe('Other')
    expect(idsOf(list)).not.toContain('note-55')
    expect(serverNotes(list).map(({ id }) => id)).not.toContain('note-50')
  })

  it("doesn't override the first page", () => {
    const list = withFact(before, { type: 'notes.changed', notes: [note('note-90', 1)] })
    expect(shown(list)).toEqual(shown(before))
  })

  it('is needed once for each uncertain note', () => {
    const pushed = withFact(before, {
      type: 'live.read',
      notes: [note('new', 101), ...page(100).slice(0, -1)],
    })
    expect(unconfirmedIn(pushed)).toEqual(['note-71'])
    const edited = [
      { type: 'rows.read', rows: [row('note-71', 102)] },
      { type: 'rows.read', rows: [] },
    ] as const
    const list = edited.reduce<NoteList>(withFact, pushed)
    expect(unconfirmedIn(list)).toEqual(['note-71'])
    const answered = withFact(list, {
      type: 'notes.checked',
      ids: ['note-71'],
      notes: [note('note-71', 103)],
    })
    expect([unconfirmedIn(answered), shown(answered)[0]]).toEqual([[], ['note-71', 'saved', 103]])
  })

  it("isn't needed for a note that returns to the first page", () => {
    const pushed = withFact(before, {
      type: 'live.read',
      notes: [note('new', 101), ...page(100).slice(0, -1)],
    })
    const back = withFact(pushed, { type: 'live.read', notes: page(100) })
    expect(unconfirmedIn(back)).toEqual([])
    expect(new Set(idsOf(back)).size).toBe(idsOf(back).length)
  })
})

describe('a row that has left the outbox', () => {
  const live = { type: 'live.read', notes: [note('a', 1), note('b', 2)] } as const
  const left = after(
    'notes',
    live,
    { type: 'rows.read', rows: [row('a', 9), row('b', 8)] },
    { type: 'rows.read', rows: [row('b', 8)] },
  )

  it('is shown until the first page has a different version of its note', () => {
    expect(shown(left)).toEqual([
      ['a', 'saved', 9],
      ['b', 'onDevice', 8],
    ])
    expect(shown(withFact(left, live))).toEqual(shown(left))
    const notified = withFact(left, { type: 'live.read', notes: [note('a', 3), note('b', 2)] })
    expect(shown(notified)).toEqual([
      ['b', 'onDevice', 8],
      ['a', 'saved', 3],
    ])
  })

  it('is removed once its text moved to a copy, and no other row is', () => {
    const both = withFact(left, { type: 'rows.read', rows: [] })
    const copied = withFact(both, { type: 'row.copied', noteId: 'a' })
    expect(shown(copied)).toEqual([
      ['b', 'saved', 8],
      ['a', 'saved', 1],
    ])
  })
})

it('every list fact has its own name', () => {
  expect(new Set(factNames).size).toBe(7)
  expect(factNames.every((name) => /^(cache|live|page|notes|rows|row)\.[a-z]+$/.test(name))).toBe(
    true,
  )
})
