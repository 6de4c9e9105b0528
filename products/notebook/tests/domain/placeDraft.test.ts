import { describe, expect, it } from 'vitest'
import { placeDraft, placeRow } from '#products/notebook/domain/placeDraft.ts'
import { contentOf, noteOf, revisionAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const seen = contentOf('milk\nbread\n')
const content = contentOf('milk\nrye\n')
const draft = { noteId: 'note', content, seen }

describe('saving a draft', () => {
  it('creates a row based on what the editor had read', () => {
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(null, draft, 'new', 7)).toEqual([
      { noteId: 'note', basis: seen, edit, refusal: null },
    ])
  })

  it('replaces the waiting edit and keeps its basis', () => {
    const row = { ...rowOf(contentOf(''), seen), refusal: 'not-allowed' as const }
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(row, draft, 'new', 7)).toEqual([{ ...row, edit, refusal: null }])
  })

  it('stores a draft that yields only if no row is waiting', () => {
    const yielding = { ...draft, seen: null, yields: true as const }
    const edit = { opId: 'new', content, savedAt: 7 }
    expect(placeDraft(null, yielding, 'new', 7)).toEqual([
      { noteId: 'note', basis: null, edit, refusal: null },
    ])
    const row = rowOf(null, contentOf('toast\n'))
    expect(placeDraft(row, yielding, 'new', 7)).toEqual([row])
  })

  it("stores text that is too long and doesn't send it until it is shorter", () => {
    const long = contentOf('x'.repeat(200_001))
    const [row] = placeDraft(null, { ...draft, content: long }, 'new', 7)
    expect(row.refusal).toBe('too-long')
    const [shorter] = placeDraft(row, { ...draft, seen: long }, 'newer', 8)
    expect(shorter.refusal).toBeNull()
  })

  it('merges what another tab typed elsewhere in the note', () => {
    const row = rowOf(seen, contentOf('oat milk\nbread\n'))
    const [kept] = placeDraft(row, draft, 'new', 7)
    expect(kept?.edit.content).toEqual(contentOf('oat milk\nrye\n'))
  })

  it('stores both if another tab typed in the same place', () => {
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

describe('a draft of a tab that has not read what another tab delivered', () => {
  const contained = { revision: revisionAt(2), version: null }
  const others = contentOf('oat milk\nbread\n')
  const sent = noteOf(others, { rev: 3 })
  const recreated = revisionAt(1, sent.createdAt + 1)

  it('is put into the delivered note', () => {
    expect(placeDraft(null, { ...draft, contained }, 'new', 7, sent)).toEqual([
      {
        noteId: 'note',
        basis: others,
        revision: revisionAt(3),
        edit: { opId: 'new', content: contentOf('oat milk\nrye\n'), savedAt: 7 },
        refusal: null,
      },
    ])
  })

  it('is put into the delivered note if it was made in an edit that was undone before it was sent', () => {
    const delivered = { revision: revisionAt(3), version: null }
    const [row] = placeDraft(null, { ...draft, contained: delivered }, 'new', 7, sent)
    expect([row.basis, row.edit.content]).toEqual([others, contentOf('oat milk\nrye\n')])
  })

  it.each([
    [
      'the draft was made in the delivered note',
      { revision: revisionAt(3), version: null },
      noteOf(seen, { rev: 3 }),
    ],
    ['it is unknown what the draft contains', undefined, sent],
    ['both changed the same words', contained, noteOf(contentOf('milk\ntoast\n'), { rev: 3 })],
    [
      'the delivered note was purged and the draft contains the recreated one',
      { revision: recreated, version: noteOf(seen, recreated) },
      sent,
    ],
  ])('keeps its own basis if %s', (_, has, note) => {
    const [row] = placeDraft(null, { ...draft, ...(has && { contained: has }) }, 'new', 7, note)
    expect([row.basis, row.edit.content]).toEqual([seen, content])
  })

  it('is put into a waiting edit together with the newer version that it contains', () => {
    const row = { ...rowOf(seen, contentOf('milk\nbread\neggs\n')), revision: revisionAt(2) }
    const theirs = { ...draft, seen: others, content: contentOf('oat milk\nrye\n') }
    const [kept] = placeDraft(
      row,
      { ...theirs, contained: { revision: revisionAt(3), version: sent } },
      'new',
      7,
    )
    expect([kept.basis, kept.revision, kept.edit.content]).toEqual([
      others,
      revisionAt(3),
      contentOf('oat milk\nrye\neggs\n'),
    ])
  })

  it('is put into the waiting edit of a recreated note, although it contains the purged one', () => {
    const eggs = contentOf('milk\nbread\neggs\n')
    const row = { ...rowOf(eggs, eggs), revision: recreated }
    const before = { revision: revisionAt(3), version: noteOf(seen, { rev: 3 }) }
    const both = contentOf('milk\nrye\neggs\n')
    expect(placeDraft(row, { ...draft, contained: before }, 'new', 7)).toEqual([
      { ...row, edit: { opId: 'new', content: both, savedAt: 7 } },
    ])
  })
})

describe('a row that moves to another note', () => {
  it('keeps its unanswered edits and refusal if the note has no row', () => {
    const { edit } = rowOf(seen, contentOf('milk\n'))
    const row = { ...rowOf(seen, content), unanswered: [edit], refusal: 'not-allowed' as const }
    expect(placeRow(null, row, 'merged')).toEqual([row])
  })

  it("is merged with the note's row", () => {
    const there = rowOf(seen, contentOf('oat milk\nbread\n'))
    const [merged] = placeRow(there, rowOf(seen, content), 'merged')
    // One of the two may have been sent without the other.
    expect(merged.edit).toMatchObject({ opId: 'merged', content: contentOf('oat milk\nrye\n') })
  })
})
