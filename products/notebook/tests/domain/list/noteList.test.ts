import { describe, expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import {
  emptyList,
  hasNextPage,
  isUpToDate,
  withUpdate,
  type ListUpdate,
  type NoteList,
} from '#products/notebook/domain/list/noteList.ts'
import type { ListKind, Note } from '#products/notebook/domain/note.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { serverRead } from '#products/notebook/tests/support/serverRead.ts'

const milk = noteOf(contentOf('Milk'), { id: 'milk', updatedAt: 10 })
const eggs = noteOf(contentOf('Eggs'), { id: 'eggs', updatedAt: 20 })
const butter = { ...milk, content: contentOf('Butter'), rev: 3, updatedAt: 15 }
const jam = { ...milk, content: contentOf('Jam'), rev: 4, updatedAt: 40 }
const row = { ...rowOf(milk.content, butter.content), noteId: 'milk', isPersisted: true }

const delivered = (note: Note): ListUpdate => ({ type: 'note.delivered', noteId: note.id, note })

function after(kind: ListKind, ...updates: readonly ListUpdate[]): NoteList {
  return updates.reduce(withUpdate, emptyList(kind))
}

const shown = (list: NoteList) => listedNotes(list).map(({ content }) => content.body)

describe('the list of notes', () => {
  it('shows what is stored on the device until the server answers', () => {
    const list = after('notes', { type: 'cache.read', notes: [eggs, milk] })
    expect([shown(list), hasNextPage(list)]).toEqual([['Eggs', 'Milk'], false])
    expect(shown(withUpdate(list, serverRead([milk])))).toEqual(['Milk'])
  })

  it('has a next page until the server has reported all notes', () => {
    const list = after('notes', serverRead([eggs], { isComplete: false }))
    expect(hasNextPage(list)).toBe(true)
    expect(hasNextPage(withUpdate(list, serverRead([eggs, milk])))).toBe(false)
  })

  it("shows the server's text again after a refused row is discarded", () => {
    const refused = { ...row, refusal: 'not-allowed' } as const
    const list = after('notes', serverRead([milk]), { type: 'rows.read', rows: [refused] })
    expect(listedNotes(list)).toMatchObject([{ id: 'milk', status: 'refused' }])
    expect(shown(withUpdate(list, { type: 'rows.read', rows: [] }))).toEqual(['Milk'])
  })
})

describe('a delivered note', () => {
  const before = after('notes', serverRead([eggs, milk]), { type: 'rows.read', rows: [row] })
  const sent = [delivered(butter), { type: 'rows.read', rows: [] }] as const
  const list = sent.reduce<NoteList>(withUpdate, before)

  it('stays on top until the server reports it, and the list is not up to date before', () => {
    expect([shown(before), isUpToDate(before)]).toEqual([['Butter', 'Eggs'], false])
    expect([shown(list), isUpToDate(list)]).toEqual([['Butter', 'Eggs'], false])
    const old = withUpdate(list, serverRead([eggs, milk]))
    expect([shown(old), isUpToDate(old)]).toEqual([['Butter', 'Eggs'], false])
    const reported = withUpdate(list, serverRead([{ ...butter, updatedAt: 30 }, eggs]))
    expect([shown(reported), isUpToDate(reported)]).toEqual([['Butter', 'Eggs'], true])
  })

  it('is replaced by a later version', () => {
    const reported = withUpdate(list, serverRead([jam, eggs]))
    expect([shown(reported), isUpToDate(reported)]).toEqual([['Jam', 'Eggs'], true])
    expect(shown(withUpdate(reported, delivered(butter)))).toEqual(['Jam', 'Eggs'])
  })

  it('has the status saved', () => {
    expect(listedNotes(list)[0]).toEqual({
      id: 'milk',
      content: butter.content,
      changedAt: 15,
      status: 'saved',
    })
  })

  it('leaves the list if it was moved to the trash elsewhere', () => {
    const trashed = { ...jam, content: contentOf('Jam', { isInTrash: true }) }
    const reported = withUpdate(list, serverRead([eggs], { changes: [trashed] }))
    expect([shown(reported), isUpToDate(reported)]).toEqual([['Eggs'], true])
  })

  it('leaves the list if it is missing from the changes after everything was read again', () => {
    const again = withUpdate(list, serverRead([eggs], { generation: 'again' }))
    expect(shown(again)).toEqual(['Butter', 'Eggs'])
    const reported = withUpdate(again, serverRead([eggs], { generation: 'again', changes: [eggs] }))
    expect([shown(reported), isUpToDate(reported)]).toEqual([['Eggs'], true])
  })

  it('leaves the list if it no longer exists', () => {
    const gone = withUpdate(list, { type: 'note.delivered', noteId: 'milk', note: null })
    expect([shown(gone), isUpToDate(gone)]).toEqual([['Eggs', 'Milk'], true])
  })

  it('is hidden by a later edit', () => {
    const edit = { ...row.edit, content: contentOf('Jam'), savedAt: 50 }
    const edited = withUpdate(list, { type: 'rows.read', rows: [{ ...row, edit }] })
    expect(shown(edited)).toEqual(['Jam', 'Eggs'])
  })

  it('is in the trash until the trash reports it, and not before it is there', () => {
    const trashed = { ...butter, content: contentOf('Butter', { isInTrash: true }) }
    const trash = after('trash', serverRead([]), delivered(trashed))
    expect(shown(trash)).toEqual(['Butter'])
    expect(isUpToDate(withUpdate(trash, serverRead([trashed])))).toBe(true)
  })

  it('stays out of the trash that it was restored from, although the trash still reports it', () => {
    const trashed = { ...milk, content: contentOf('Milk', { isInTrash: true }) }
    const trash = after('trash', serverRead([trashed]), delivered(butter))
    expect(shown(withUpdate(trash, serverRead([trashed], { changes: [butter] })))).toEqual([])
    expect(isUpToDate(withUpdate(trash, serverRead([], { changes: [butter] })))).toBe(true)
  })
})
