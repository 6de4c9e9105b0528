import { describe, expect, it } from 'vitest'
import { placeDraft, placeRow } from '#src/notebook/domain/placeDraft.ts'
import { contentOf, rowOf } from '#tests/support/notebook/notes.ts'

const seen = contentOf('milk\nbread\n')
const content = contentOf('milk\nrye\n')
const draft = { noteId: 'note', content, seen }

describe('keeping a draft', () => {
  it('makes a row from what the editor had seen', () => {
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(null, draft, 'new', 7)).toEqual([
      { noteId: 'note', basis: seen, edit, refusal: null },
    ])
  })

  it('replaces what waits, and leaves what it was made from', () => {
    const row = { ...rowOf(contentOf(''), seen), refusal: 'not-allowed' as const }
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(row, draft, 'new', 7)).toEqual([{ ...row, edit, refusal: null }])
  })

  it('keeps a draft that yields only where nothing waits', () => {
    const yielding = { ...draft, seen: null, yields: true as const }
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(null, yielding, 'new', 7)).toEqual([
      { noteId: 'note', basis: null, edit, refusal: null },
    ])
    const row = rowOf(null, contentOf('toast\n'))
    expect(placeDraft(row, yielding, 'new', 7)).toEqual([row])
  })

  it('keeps too long a text, which need not be sent until it is shorter', () => {
    const long = contentOf('x'.repeat(200_001))
    const [row] = placeDraft(null, { ...draft, content: long }, 'new', 7)
    expect(row.refusal).toBe('too-long')
    const [shorter] = placeDraft(row, { ...draft, seen: long }, 'newer', 8)
    expect(shorter.refusal).toBeNull()
  })

  it('puts in what another tab has typed elsewhere in the note', () => {
    const row = rowOf(seen, contentOf('oat milk\nbread\n'))
    const [kept] = placeDraft(row, draft, 'new', 7)
    expect(kept?.edit.content).toEqual(contentOf('oat milk\nrye\n'))
  })

  it('keeps both where another tab has typed at the same place', () => {
    const row = rowOf(seen, contentOf('milk\ntoast\n'))
    const copy = { ...content, conflictOf: 'note' }
    expect(placeDraft(row, draft, 'new', 7)).toEqual([
      row,
      {
        noteId: 'new',
        basis: null,
        edit: { opId: 'new', content: copy, savedAt: 7 },
        refusal: null,
      },
    ])
  })
})

describe('a row that comes to another note', () => {
  it('stands there where none was, with all that was sent and refused of it', () => {
    const { edit } = rowOf(seen, contentOf('milk\n'))
    const row = { ...rowOf(seen, content), unanswered: [edit], refusal: 'not-allowed' as const }
    expect(placeRow(null, row)).toEqual([row])
  })

  it('goes together with the row that is there', () => {
    const there = rowOf(seen, contentOf('oat milk\nbread\n'))
    const [copied] = placeRow(there, rowOf(seen, content))
    expect(copied?.edit.content).toEqual(contentOf('oat milk\nrye\n'))
  })
})
