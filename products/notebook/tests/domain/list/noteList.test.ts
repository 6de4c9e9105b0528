import { describe, expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import {
  emptyList,
  hasNextPage,
  withUpdate,
  type ListUpdate,
  type NoteList,
} from '#products/notebook/domain/list/noteList.ts'
import type { ListKind } from '#products/notebook/domain/note.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { serverRead } from '#products/notebook/tests/support/serverRead.ts'

const milk = noteOf(contentOf('Milk'), { id: 'milk', updatedAt: 10 })
const eggs = noteOf(contentOf('Eggs'), { id: 'eggs', updatedAt: 20 })
const butter = { ...milk, content: contentOf('Butter'), rev: 3, updatedAt: 15 }
const row = { ...rowOf(milk.content, butter.content), noteId: 'milk', isPersisted: true }

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
