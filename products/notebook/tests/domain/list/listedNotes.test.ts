import { describe, expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { emptyList, type NoteList } from '#products/notebook/domain/list/noteList.ts'
import type { NoteContent } from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { savedNotes } from '#products/notebook/tests/support/serverRead.ts'

const note = (id: string, updatedAt: number, overrides: Partial<NoteContent> = {}) =>
  noteOf(contentOf(id, overrides), { id, updatedAt, editId: `${id}-${updatedAt}` })

const row = (
  noteId: string,
  savedAt: number,
  overrides: Partial<RowWithStatus> = {},
  content = {},
): RowWithStatus => ({
  ...rowOf(null, contentOf(`${noteId} edited`, content)),
  noteId,
  edit: { editId: `edit of ${noteId}`, content: contentOf(`${noteId} edited`, content), savedAt },
  isPersisted: true,
  ...overrides,
})

const shown = (list: NoteList) =>
  listedNotes(list).map(({ id, status, changedAt }) => [id, status, changedAt])
const idsOf = (list: NoteList) => listedNotes(list).map(({ id }) => id)

describe('a list', () => {
  it('shows every note once, as edited here, with unsent edits first', () => {
    const rows = [
      row('unstored', 10, { isPersisted: false }),
      row('refused', 30, { refusal: 'not-allowed' }),
      row('pinned', 5, {}, { pinned: true }),
      row('kept', 20),
    ]
    const notes = [note('b', 3), note('kept', 2), note('top', 1, { pinned: true })]
    const list = { ...emptyList('notes'), saved: savedNotes(notes), rows }
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
    const trashed = { isInTrash: true }
    const saved = savedNotes([note('b', 3, trashed), note('a', 2, { ...trashed, pinned: true })])
    const rows = [
      row('gone', 9, {}, trashed),
      row('pinned', 10, {}, { ...trashed, pinned: true }),
      row('b', 11),
    ]
    const list = { ...emptyList('trash'), saved, rows }
    expect(idsOf(list)).toEqual(['pinned', 'gone', 'a'])
  })
})
