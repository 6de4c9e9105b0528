import { describe, expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { emptyList, hasNextPage, type NoteList } from '#products/notebook/domain/list/noteList.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { savedNotes } from '#products/notebook/tests/support/serverRead.ts'

const milk = noteOf(contentOf('Milk'), { id: 'milk', updatedAt: 10 })
const eggs = noteOf(contentOf('Eggs'), { id: 'eggs', updatedAt: 20 })
const row = { ...rowOf(milk.content, contentOf('Butter')), noteId: 'milk', isPersisted: true }

const shown = (list: NoteList) => listedNotes(list).map(({ content }) => content.body)

describe('the list of notes', () => {
  it('has a next page until the server has reported all notes', () => {
    const list = emptyList('notes')
    expect(hasNextPage(list)).toBe(false)
    const saved = savedNotes([eggs], { isComplete: false })
    expect(hasNextPage({ ...list, saved })).toBe(true)
    expect(hasNextPage({ ...list, saved: savedNotes([eggs, milk]) })).toBe(false)
  })

  it("shows the server's text again after a refused row is discarded", () => {
    const refused = { ...row, refusal: 'not-allowed' } as const
    const list = { ...emptyList('notes'), saved: savedNotes([milk]), rows: [refused] }
    expect(listedNotes(list)).toMatchObject([{ id: 'milk', status: 'refused' }])
    expect(shown({ ...list, rows: [] })).toEqual(['Milk'])
  })
})
