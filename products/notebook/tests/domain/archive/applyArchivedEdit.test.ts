import { describe, expect, it } from 'vitest'
import { applyArchivedEdit } from '#products/notebook/domain/archive/applyArchivedEdit.ts'
import type { NoteContent } from '#products/notebook/domain/note.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const mine = contentOf('milk\nrye\n')
const row = rowOf(base, mine)
const noteOf = (content: NoteContent, editId = 'theirs') => ({
  noteId: 'note',
  content,
  editId,
  parentEditId: null,
})
const none = () => false

describe('an archived note and an edit', () => {
  it('result in the note if there is no edit', () => {
    expect(applyArchivedEdit(noteOf(base), null, none)).toEqual({ content: base, unmerged: null })
  })

  it('are merged if possible', () => {
    expect(applyArchivedEdit(noteOf(contentOf('oat milk\nbread\n')), row, none)).toEqual({
      content: contentOf('oat milk\nrye\n'),
      unmerged: null,
    })
  })

  it('leave the edit aside if both changed the same place', () => {
    const there = contentOf('milk\ntoast\n')
    expect(applyArchivedEdit(noteOf(there), row, none)).toEqual({
      content: there,
      unmerged: row.edit,
    })
  })

  it('result in the note if it contains the edit', () => {
    const later = contentOf('milk\ntoast\n')
    expect(applyArchivedEdit(noteOf(later, 'mine'), row, none)).toEqual({
      content: later,
      unmerged: null,
    })
  })

  it('result in the note if the archive contains the copy that the edit became', () => {
    const there = noteOf(contentOf('milk\ntoast\n'))
    expect(applyArchivedEdit(there, row, (noteId) => noteId === 'mine')).toEqual({
      content: there.content,
      unmerged: null,
    })
  })

  it('leave aside text that is too long, alone or merged', () => {
    const long = rowOf(base, contentOf('x'.repeat(200_001)))
    expect(applyArchivedEdit(noteOf(base), long, none)).toEqual({
      content: base,
      unmerged: long.edit,
    })
    const lines = 'y\n'.repeat(60_000)
    const grown = rowOf(contentOf(lines), contentOf(`${lines}${'x'.repeat(100_000)}`))
    expect(applyArchivedEdit(noteOf(contentOf('y\n')), grown, none).unmerged).toEqual(grown.edit)
    const half = rowOf(base, contentOf(`milk\n${lines}bread\n`))
    const there = contentOf(`milk\nbread\n${lines}`)
    expect(applyArchivedEdit(noteOf(there), half, none)).toEqual({
      content: there,
      unmerged: half.edit,
    })
  })

  it('are repaired if either contains half an emoji', () => {
    const half = rowOf(base, contentOf('milk\nrye \uD83D\n'))
    expect(applyArchivedEdit(noteOf(contentOf('oat milk \uD83D\nbread\n')), half, none)).toEqual({
      content: contentOf('oat milk \uFFFD\nrye \uFFFD\n'),
      unmerged: null,
    })
  })
})
