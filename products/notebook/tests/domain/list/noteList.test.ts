import { array, assert, boolean, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  unconfirmedIn,
  emptyList,
  endOfPages,
  withFact,
  pageSize,
  type NoteList,
} from '#products/notebook/domain/list/noteList.ts'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { type Note, compareNotes } from '#products/notebook/domain/note.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'

/** A server that gives every change a later time. */
function server(count: number) {
  let clock = 0
  let notes: readonly Note[] = []
  const step = (id: string, pinned: boolean, deleted: boolean) => {
    clock += 1
    const content = contentOf('Milk', { pinned, deleted })
    const note = noteOf(content, { id, opId: `op-${clock}`, updatedAt: clock })
    notes = [...notes.filter((other) => other.id !== id), note]
  }
  for (let index = 0; index < count; index += 1) step(`note-${index}`, false, false)
  const living = () =>
    notes.filter(({ content }) => !content.deleted).sort((a, b) => compareNotes('notes', a, b))
  return {
    step,
    living,
    page: (after: Note | null) =>
      living()
        .filter((note) => !after || compareNotes('notes', after, note) < 0)
        .slice(0, pageSize),
    changes: () =>
      notes
        .filter(({ opId }) => Number(opId.slice(3)) > count)
        .sort(newestFirst)
        .slice(0, pageSize),
    find: (ids: readonly string[]) => notes.filter(({ id }) => ids.includes(id)),
  }
}

const newestFirst = (a: Note, b: Note) => b.updatedAt - a.updatedAt

const changes = array(
  record({
    note: nat(119),
    pinned: boolean(),
    deleted: boolean(),
    asksForMore: boolean(),
    burst: nat(40),
  }),
  { maxLength: 60 },
)

describe('the list of notes', () => {
  it('contains every note once when all pages are read, whatever happens in the meantime', () => {
    assert(
      property(nat(90), changes, (count, steps) => {
        const there = server(count)
        let list = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
        for (const { note, pinned, deleted, asksForMore, burst } of steps) {
          for (let index = 0; index < burst - 5; index += 1) {
            there.step(`note-${(note + index) % 120}`, false, false)
          }
          there.step(`note-${note}`, pinned && note < 20, deleted)
          list = settled(withFact(list, { type: 'live.read', notes: there.page(null) }), there)
          list = withFact(list, { type: 'notes.changed', notes: there.changes() })
          if (asksForMore) list = withNextPage(list, there)
          expectNothingTwice(list)
        }
        for (let turn = 0; turn < 6; turn += 1) list = withNextPage(list, there)
        expect(idsOf(list)).toEqual(there.living().map(({ id }) => id))
      }),
    )
  })

  it('keeps a note that was pushed off the first page', () => {
    const there = server(40)
    const before = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    there.step('newer', false, false)
    const after = withFact(before, { type: 'live.read', notes: there.page(null) })
    expect(idsOf(after)).toEqual(['newer', ...idsOf(before)])
    expect(unconfirmedIn(after)).toEqual([idsOf(before).at(-1)])
  })

  it('removes a note that was moved to the trash elsewhere', () => {
    const there = server(40)
    const before = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    there.step('note-25', false, true)
    const after = withFact(before, { type: 'live.read', notes: there.page(null) })
    expect(idsOf(after)).not.toContain('note-25')
    expect(unconfirmedIn(after)).toEqual([])
  })

  it('starts again if more has changed than a page contains', () => {
    const there = server(70)
    let list = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    list = withNextPage(list, there)
    for (let index = 0; index < 40; index += 1) there.step(`new-${index}`, false, false)
    list = withFact(list, { type: 'live.read', notes: there.page(null) })
    expect(idsOf(list)).toHaveLength(pageSize)
    for (let turn = 0; turn < 4; turn += 1) list = withNextPage(list, there)
    expect(idsOf(list)).toEqual(there.living().map(({ id }) => id))
  })

  it('shows an unsent edit until the server reports it', () => {
    const there = server(3)
    const [newest] = there.living()
    const content = contentOf('Butter')
    const row = { ...rowOf(contentOf('Milk'), content), noteId: 'note-0', isPersisted: true }
    let list = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    list = withFact(list, { type: 'rows.read', rows: [row] })
    expect(listedNotes(list)[0]).toMatchObject({ id: 'note-0', content, status: 'onDevice' })
    list = withFact(list, { type: 'rows.read', rows: [] })
    expect(listedNotes(list)[0]).toMatchObject({ id: 'note-0', content, status: 'saved' })
    expect(unconfirmedIn(list)).toEqual(['note-0'])
    there.step('note-0', false, false)
    list = withFact(list, { type: 'live.read', notes: there.page(null) })
    expect(unconfirmedIn(list)).toEqual([])
    expect(listedNotes(list).map(({ id }) => id)).toEqual(['note-0', newest?.id, 'note-1'])
  })

  it("shows the server's text again after a refused row is discarded", () => {
    const there = server(1)
    const row = { ...rowOf(null, contentOf('Butter')), noteId: 'note-0', isPersisted: true }
    let list = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    list = withFact(list, { type: 'rows.read', rows: [{ ...row, refusal: 'not-allowed' }] })
    expect(listedNotes(list)).toMatchObject([{ id: 'note-0', status: 'refused' }])
    list = withFact(list, { type: 'rows.read', rows: [] })
    expect(listedNotes(list)).toMatchObject([{ content: contentOf('Milk'), status: 'saved' }])
  })

  it("doesn't show text in the note that moved to a copy", () => {
    const there = server(1)
    const row = { ...rowOf(null, contentOf('Butter')), noteId: 'note-0', isPersisted: true }
    let list = withFact(emptyList('notes'), { type: 'live.read', notes: there.page(null) })
    list = withFact(list, { type: 'rows.read', rows: [row] })
    list = withFact(list, { type: 'rows.read', rows: [] })
    expect(listedNotes(list)).toMatchObject([{ content: contentOf('Butter') }])
    list = withFact(list, { type: 'row.copied', noteId: 'note-0' })
    expect(listedNotes(list)).toMatchObject([{ content: contentOf('Milk') }])
    expect(unconfirmedIn(list)).toEqual([])
  })

  it('shows what is stored on the device until the server responds', () => {
    const there = server(2)
    const kept = withFact(emptyList('notes'), { type: 'cache.read', notes: there.page(null) })
    expect(idsOf(kept)).toEqual(['note-1', 'note-0'])
    there.step('note-0', false, true)
    const live = withFact(kept, { type: 'live.read', notes: there.page(null) })
    expect(idsOf(live)).toEqual(['note-1'])
  })
})

function withNextPage(list: NoteList, there: ReturnType<typeof server>): NoteList {
  const after = endOfPages(list)
  return after ? withFact(list, { type: 'page.read', notes: there.page(after) }) : list
}

function settled(list: NoteList, there: ReturnType<typeof server>): NoteList {
  const ids = unconfirmedIn(list)
  return withFact(list, { type: 'notes.checked', ids, notes: there.find(ids) })
}

function idsOf(list: NoteList): string[] {
  return listedNotes(list).map(({ id }) => id)
}

function expectNothingTwice(list: NoteList): void {
  expect(new Set(idsOf(list)).size).toBe(idsOf(list).length)
}
