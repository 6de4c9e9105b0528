import { describe, expect, it } from 'vitest'
import {
  listedNotes,
  doubtfulIn,
  emptyList,
  endOfPages,
  factNames,
  learned,
  pageSize,
  serverNotes,
  type ListFact,
  type NoteList,
} from '#src/notebook/domain/noteList.ts'
import {
  type NoteContent,
  belongs,
  compareNotes,
  type ListKind,
} from '#src/notebook/domain/note.ts'
import type { KeptRow } from '#src/notebook/domain/outboxRow.ts'
import { contentOf, noteOf, rowOf } from '#tests/support/notebook/notes.ts'

const note = (id: string, updatedAt: number, overrides: Partial<NoteContent> = {}) =>
  noteOf(contentOf(id, overrides), { id, updatedAt, opId: `${id}-${updatedAt}` })

const row = (
  noteId: string,
  savedAt: number,
  overrides: Partial<KeptRow> = {},
  content = {},
): KeptRow => ({
  ...rowOf(null, contentOf(`${noteId} edited`, content)),
  noteId,
  edit: { opId: `edit of ${noteId}`, content: contentOf(`${noteId} edited`, content), savedAt },
  isLasting: true,
  ...overrides,
})

function after(kind: ListKind, ...facts: readonly ListFact[]): NoteList {
  return facts.reduce(learned, emptyList(kind))
}

const shown = (list: NoteList) =>
  listedNotes(list).map(({ id, state, moment }) => [id, state, moment])
const idsOf = (list: NoteList) => listedNotes(list).map(({ id }) => id)

/** A full first page, the newest first, from this moment down. */
const page = (newest: number) =>
  Array.from({ length: pageSize }, (_, at) => note(`note-${newest - at}`, newest - at))

describe('the order of a list', () => {
  it('is the newest first, the pinned before all others, and the trash without regard to pins', () => {
    const [old, pinned, recent] = [note('a', 1), note('b', 2, { pinned: true }), note('c', 3)]
    const order = (kind: ListKind) =>
      [old, pinned, recent].toSorted((a, b) => compareNotes(kind, a, b)).map(({ id }) => id)
    expect(order('notes')).toEqual(['b', 'c', 'a'])
    expect(order('trash')).toEqual(['c', 'b', 'a'])
  })

  it('is by the id, the greater first, where two were changed in the same moment', () => {
    const [a, b] = [note('a', 1), note('b', 1)]
    expect([
      compareNotes('notes', a, b),
      compareNotes('notes', b, a),
      compareNotes('notes', a, a),
    ]).toEqual([1, -1, 0])
  })

  it('has in the trash what was put there, and among the notes everything else', () => {
    const trashed = contentOf('a', { deleted: true })
    expect([belongs('trash', trashed), belongs('notes', trashed)]).toEqual([true, false])
    expect([belongs('trash', contentOf('a')), belongs('notes', contentOf('a'))]).toEqual([
      false,
      true,
    ])
  })
})

describe('what a list shows', () => {
  const rows = [
    row('waiting', 10, { isLasting: false }),
    row('refused', 30, { refusal: 'too-long' }),
    row('pinned', 5, {}, { pinned: true }),
    row('kept', 20),
  ]
  const saved = [note('b', 3), note('kept', 2), note('top', 1, { pinned: true })]

  it('is every note once, as the person left it, what is on its way before the rest', () => {
    const list = after('notes', { type: 'live.read', notes: saved }, { type: 'rows.read', rows })
    expect(shown(list)).toEqual([
      ['pinned', 'onDevice', 5],
      ['top', 'saved', 1],
      ['refused', 'refused', 30],
      ['kept', 'onDevice', 20],
      ['waiting', 'waiting', 10],
      ['b', 'saved', 3],
    ])
    expect(listedNotes(list).find(({ id }) => id === 'kept')?.content).toEqual(
      contentOf('kept edited'),
    )
  })

  it('is, in the trash, only what is there, in the order of its moments', () => {
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

  it('is what waits before what has just left, where both are of one note', () => {
    const list = after(
      'notes',
      { type: 'rows.read', rows: [row('a', 1)] },
      { type: 'rows.read', rows: [] },
    )
    expect(shown(list)).toEqual([['a', 'saved', 1]])
    expect(shown(learned(list, { type: 'rows.read', rows: [row('a', 2)] }))).toEqual([
      ['a', 'onDevice', 2],
    ])
  })
})

describe('the pages of a list', () => {
  it('go on after the last note that is known, and end with one that is not full', () => {
    const none = after('notes')
    expect(endOfPages(none)).toBeNull()
    expect(endOfPages(learned(none, { type: 'cache.read', notes: page(100) }))).toBeNull()
    const first = after('notes', { type: 'live.read', notes: page(100) })
    expect(endOfPages(first)?.id).toBe('note-71')
    const second = learned(first, { type: 'page.read', notes: page(70) })
    expect(endOfPages(second)?.id).toBe('note-41')
    const last = learned(second, { type: 'page.read', notes: [note('note-40', 40)] })
    expect(endOfPages(last)).toBeNull()
    expect(idsOf(last)).toHaveLength(61)
    const empty = learned(second, { type: 'page.read', notes: [] })
    expect([endOfPages(empty), empty.cursor?.id]).toEqual([null, 'note-41'])
  })

  it('end at once where the first is not full, and stay ended when it fills', () => {
    const short = after('notes', { type: 'live.read', notes: page(100).slice(1) })
    expect(endOfPages(short)).toBeNull()
    expect(endOfPages(learned(short, { type: 'live.read', notes: page(100) }))).toBeNull()
  })

  it('keep the newer version of a note that two of them have', () => {
    const first = after('notes', { type: 'live.read', notes: page(100) })
    const list = learned(first, { type: 'page.read', notes: [note('note-100', 1), note('old', 2)] })
    expect(listedNotes(list).map(({ id, moment }) => [id, moment])).toContainEqual([
      'note-100',
      100,
    ])
    const again = learned(list, { type: 'page.read', notes: [note('old', 3)] })
    expect(shown(again).at(-1)).toEqual(['old', 'saved', 3])
    expect(idsOf(again)).toHaveLength(pageSize + 1)
  })

  it('begin anew where no note that the first one ends with was known before', () => {
    const list = after(
      'notes',
      { type: 'cache.read', notes: [note('cache', 1)] },
      { type: 'live.read', notes: page(100) },
      { type: 'page.read', notes: page(70) },
    )
    const anew = learned(list, { type: 'live.read', notes: page(200) })
    expect(anew).toEqual(after('notes', { type: 'live.read', notes: page(200) }))
  })

  it('begin anew, too, where only pinned notes were known, but in the trash a pin says nothing', () => {
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

describe('what the server says of single notes', () => {
  const before = after(
    'notes',
    { type: 'live.read', notes: page(100) },
    { type: 'page.read', notes: page(70) },
  )

  it('lets those go that are not there any more, and takes the others as they are', () => {
    const notes = [note('note-60', 60, { title: 'Other' }), note('note-50', 50, { deleted: true })]
    const ids = ['note-60', 'note-55', 'note-50']
    const list = learned(before, { type: 'notes.checked', ids, notes })
    expect(idsOf(list)).toHaveLength(58)
    expect(listedNotes(list).find(({ id }) => id === 'note-60')?.content.title).toBe('Other')
    expect(idsOf(list)).not.toContain('note-55')
    expect(serverNotes(list).map(({ id }) => id)).not.toContain('note-50')
  })

  it('does not go before what the first page says', () => {
    const list = learned(before, { type: 'notes.changed', notes: [note('note-90', 1)] })
    expect(shown(list)).toEqual(shown(before))
  })

  it('is asked once for each that is in doubt, until it has answered', () => {
    const pushed = learned(before, {
      type: 'live.read',
      notes: [note('new', 101), ...page(100).slice(0, -1)],
    })
    expect(doubtfulIn(pushed)).toEqual(['note-71'])
    const edited = [
      { type: 'rows.read', rows: [row('note-71', 102)] },
      { type: 'rows.read', rows: [] },
    ] as const
    const list = edited.reduce<NoteList>(learned, pushed)
    expect(doubtfulIn(list)).toEqual(['note-71'])
    const answered = learned(list, {
      type: 'notes.checked',
      ids: ['note-71'],
      notes: [note('note-71', 103)],
    })
    expect([doubtfulIn(answered), shown(answered)[0]]).toEqual([[], ['note-71', 'saved', 103]])
  })

  it('ends the doubt about a note that comes back into the first page', () => {
    const pushed = learned(before, {
      type: 'live.read',
      notes: [note('new', 101), ...page(100).slice(0, -1)],
    })
    const back = learned(pushed, { type: 'live.read', notes: page(100) })
    expect(doubtfulIn(back)).toEqual([])
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

  it('is shown until the first page has another version of its note', () => {
    expect(shown(left)).toEqual([
      ['a', 'saved', 9],
      ['b', 'onDevice', 8],
    ])
    expect(shown(learned(left, live))).toEqual(shown(left))
    const notified = learned(left, { type: 'live.read', notes: [note('a', 3), note('b', 2)] })
    expect(shown(notified)).toEqual([
      ['b', 'onDevice', 8],
      ['a', 'saved', 3],
    ])
  })

  it('is not shown any more once its words went into a copy, and no other row with it', () => {
    const both = learned(left, { type: 'rows.read', rows: [] })
    const copied = learned(both, { type: 'row.copied', noteId: 'a' })
    expect(shown(copied)).toEqual([
      ['b', 'saved', 8],
      ['a', 'saved', 1],
    ])
  })
})

it('every fact about a list has a name of its own', () => {
  expect(new Set(factNames).size).toBe(7)
  expect(factNames.every((name) => /^(cache|live|page|notes|rows|row)\.[a-z]+$/.test(name))).toBe(
    true,
  )
})
