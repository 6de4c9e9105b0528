import { describe, expect, it } from 'vitest'
import type { Note, NoteContent } from '#products/notebook/domain/note.ts'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import { mergeDraft } from '#products/notebook/domain/sync/mergeDraft.ts'
import { mergeRow } from '#products/notebook/domain/sync/mergeRow.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf, versionIdAt, rowOf } from '#products/notebook/tests/support/notes.ts'

const basis = contentOf('milk\nbread\n')
const content = contentOf('milk\nrye\n')
const draft = { noteId: 'note', content, before: basis }
const nothingStored = { row: null, delivered: null }
const newEdit = { editId: 'new', savedAt: 7 }

describe('saving a draft', () => {
  it('creates a row based on what the editor had read', () => {
    const edit = { editId: 'new', content, savedAt: 7 }
    expect(mergeDraft(draft, nothingStored, newEdit)).toEqual([
      { noteId: 'note', basis, edit, unacknowledged: [], refusal: null },
    ])
  })

  it('replaces the waiting edit and keeps its basis', () => {
    const row = { ...rowOf(contentOf(''), basis), refusal: 'not-allowed' as const }
    const edit = { editId: 'new', content, savedAt: 7 }
    expect(mergeDraft(draft, { row, delivered: null }, newEdit)).toEqual([
      { ...row, edit, refusal: null },
    ])
  })

  it('stores a draft that is discarded if a row exists only if no row is waiting', () => {
    const yielding = { ...draft, before: null, onlyIfNoRow: true as const }
    const edit = { editId: 'new', content, savedAt: 7 }
    expect(mergeDraft(yielding, nothingStored, newEdit)).toEqual([
      { noteId: 'note', basis: null, edit, unacknowledged: [], refusal: null },
    ])
    const row = rowOf(null, contentOf('toast\n'))
    expect(mergeDraft(yielding, { row, delivered: null }, newEdit)).toEqual([row])
  })

  it("stores text that is too long and doesn't send it until it is shorter", () => {
    const long = contentOf('x'.repeat(200_001))
    const [row] = mergeDraft({ ...draft, content: long }, nothingStored, newEdit)
    expect(row.refusal).toBe('too-long')
    const [shorter] = mergeDraft(
      { ...draft, before: long },
      { row, delivered: null },
      { editId: 'newer', savedAt: 8 },
    )
    expect(shorter.refusal).toBeNull()
  })

  it('merges what another tab typed elsewhere in the note', () => {
    const row = rowOf(basis, contentOf('oat milk\nbread\n'))
    const [kept] = mergeDraft(draft, { row, delivered: null }, newEdit)
    expect(kept?.edit.content).toEqual(contentOf('oat milk\nrye\n'))
  })

  it('goes on from what this device delivered, although another tab’s row doesn’t know it yet', () => {
    const apart = contentOf('milk\n\nbread\n')
    const row = { ...rowOf(apart, contentOf('oat milk\n\nbread\n')), basisVersion: versionIdAt(1) }
    const delivered = noteOf(contentOf('milk\n\nrye\n'))
    const typed = {
      noteId: 'note',
      content: contentOf('milk\n\nrye, toast\n'),
      before: delivered.content,
      serverVersion: { id: versionIdAt(1), note: null },
    }
    const rows = mergeDraft(typed, { row, delivered }, newEdit)
    expect(rows.map(({ edit }) => edit.content)).toEqual([contentOf('oat milk\n\nrye, toast\n')])
  })

  it('stores both if another tab typed in the same place', () => {
    const row = rowOf(basis, contentOf('milk\ntoast\n'))
    const copy = { ...content, conflictOf: 'note' }
    expect(mergeDraft(draft, { row, delivered: null }, newEdit)).toEqual([
      row,
      {
        noteId: 'new',
        basis: null,
        edit: { editId: 'new', content: copy, savedAt: 7 },
        unacknowledged: [],
        refusal: null,
      },
    ])
  })
})

describe('a draft of a tab that has not read what another tab delivered', () => {
  const serverVersion = { id: versionIdAt(2), note: null }
  const others = contentOf('oat milk\nbread\n')
  const sent = noteOf(others, { rev: 3 })
  const recreated = versionIdAt(1, sent.createdAt + 1)

  it('is put into the delivered note', () => {
    expect(
      mergeDraft({ ...draft, serverVersion }, { row: null, delivered: sent }, newEdit),
    ).toEqual([
      {
        noteId: 'note',
        basis: others,
        basisVersion: versionIdAt(3),
        edit: { editId: 'new', content: contentOf('oat milk\nrye\n'), savedAt: 7 },
        unacknowledged: [],
        refusal: null,
      },
    ])
  })

  it('is put into the delivered note if it was made in an edit that was undone before it was sent', () => {
    const delivered = { id: versionIdAt(3), note: null }
    const [row] = mergeDraft(
      { ...draft, serverVersion: delivered },
      { row: null, delivered: sent },
      newEdit,
    )
    expect([row.basis, row.edit.content]).toEqual([others, contentOf('oat milk\nrye\n')])
  })

  it.each([
    [
      'the draft was made in the delivered note',
      { id: versionIdAt(3), note: null },
      noteOf(basis, { rev: 3 }),
    ],
    ['it is unknown what the draft contains', undefined, sent],
    ['both changed the same words', serverVersion, noteOf(contentOf('milk\ntoast\n'), { rev: 3 })],
    [
      'the delivered note was purged and the draft contains the recreated one',
      { id: recreated, note: noteOf(basis, recreated) },
      sent,
    ],
  ])('keeps its own basis if %s', (_, has, note) => {
    const [row] = mergeDraft(
      { ...draft, ...(has && { serverVersion: has }) },
      { row: null, delivered: note },
      newEdit,
    )
    expect([row.basis, row.edit.content]).toEqual([basis, content])
  })

  it('is put into a waiting edit together with the newer version that it contains', () => {
    const row = { ...rowOf(basis, contentOf('milk\nbread\neggs\n')), basisVersion: versionIdAt(2) }
    const theirs = { ...draft, before: others, content: contentOf('oat milk\nrye\n') }
    const [kept] = mergeDraft(
      { ...theirs, serverVersion: { id: versionIdAt(3), note: sent } },
      { row, delivered: null },
      newEdit,
    )
    expect([kept.basis, kept.basisVersion, kept.edit.content]).toEqual([
      others,
      versionIdAt(3),
      contentOf('oat milk\nrye\neggs\n'),
    ])
  })

  it('is put into the waiting edit of a recreated note, although it contains the purged one', () => {
    const eggs = contentOf('milk\nbread\neggs\n')
    const row = { ...rowOf(eggs, eggs), basisVersion: recreated }
    const before = { id: versionIdAt(3), note: noteOf(basis, { rev: 3 }) }
    const both = contentOf('milk\nrye\neggs\n')
    expect(
      mergeDraft({ ...draft, serverVersion: before }, { row, delivered: null }, newEdit),
    ).toEqual([{ ...row, edit: { editId: 'new', content: both, savedAt: 7 } }])
  })
})

describe('a row that moves to another note', () => {
  it('keeps its unacknowledged edits and refusal if the note has no row', () => {
    const { edit } = rowOf(basis, contentOf('milk\n'))
    const row = {
      ...rowOf(basis, content),
      unacknowledged: [edit],
      refusal: 'not-allowed' as const,
    }
    expect(mergeRow(null, row, 'merged')).toEqual([row])
  })

  it("is merged with the note's row", () => {
    const there = theirRow(contentOf('oat milk\nbread\n'))
    const [merged] = mergeRow(there, rowOf(basis, content), 'merged')
    // One of the two may have been sent without the other.
    expect(merged.edit).toMatchObject({ editId: 'merged', content: contentOf('oat milk\nrye\n') })
  })
})

describe('a row whose edit was sent without an answer', () => {
  const sent = { editId: 'sent', content: contentOf('milk\nrye\n'), savedAt: 0 }
  const other = theirRow(contentOf('oat milk\nbread\n'))
  const landed = noteOf(sent.content, { editId: 'sent' })

  it.each([
    ['keeps what was added to that edit', 'milk\nrye rolls\n', 'oat milk\nrye rolls\n'],
    ["doesn't bring back what was deleted from that edit", 'milk\n', 'oat milk\n'],
    ['changes nothing else if that edit is its last one', 'milk\nrye\n', 'oat milk\nrye\n'],
  ])('%s if the edit arrived and the row was merged', (_, typed, merged) => {
    const row = { ...rowOf(basis, contentOf(typed)), unacknowledged: [sent] }
    expect(deliver(mergeRow(other, row, 'merged'), landed)).toEqual([['update', contentOf(merged)]])
  })

  it('replaces that edit even if it changes nothing, because it may still arrive', () => {
    const row = { ...rowOf(basis, basis), unacknowledged: [sent] }
    const placed = mergeRow(theirRow(basis), row, 'merged')
    expect(deliver(placed, noteOf(basis))).toEqual([['update', basis]])
  })

  it('is merged with a row that contains a newer version', () => {
    const newer = contentOf('milk\nbread\neggs\n')
    const there = {
      ...theirRow(contentOf('oat milk\nbread\neggs\n')),
      basis: newer,
      basisVersion: versionIdAt(3),
    }
    const row = { ...rowOf(basis, contentOf('milk\nrye rolls\n')), unacknowledged: [sent] }
    const server = noteOf(contentOf('milk\nrye\neggs\n'), { parentEditId: 'sent', rev: 3 })
    const merged = contentOf('oat milk\nrye rolls\neggs\n')
    expect(deliver(mergeRow(there, row, 'merged'), server)).toEqual([['update', merged]])
  })

  it('stays with the note if the other one has to become a conflicted copy', () => {
    const toast = contentOf('milk\ntoast\n')
    const there = rowOf(basis, toast)
    const row: OutboxRow = {
      ...rowOf(basis, contentOf('milk\nrye rolls\n')),
      edit: { editId: 'typed', content: contentOf('milk\nrye rolls\n'), savedAt: 1 },
      unacknowledged: [sent],
    }
    const placed = mergeRow(there, row, 'merged')
    expect(placed).toEqual([
      row,
      {
        noteId: 'mine',
        basis: null,
        edit: { ...there.edit, content: { ...toast, conflictOf: 'note' } },
        unacknowledged: [],
        refusal: null,
      },
    ])
    expect(deliver(placed, landed)[0]).toEqual(['update', contentOf('milk\nrye rolls\n')])
  })

  it('is merged from that edit with a row that only has that edit', () => {
    const there = { ...rowOf(basis, sent.content), edit: sent, unacknowledged: [sent] }
    const row = { ...rowOf(basis, contentOf('milk\nrye rolls\n')), unacknowledged: [sent] }
    const placed = mergeRow(there, row, 'merged')
    expect(deliver(placed, landed)).toEqual([['update', contentOf('milk\nrye rolls\n')]])
    expect(placed.map(({ unacknowledged }) => unacknowledged)).toEqual([[sent]])
  })

  it('keeps the order in which the other tab has sent that edit and a later one', () => {
    const later = { editId: 'later', content: contentOf('milk\nrye\neggs\n'), savedAt: 1 }
    const there = { ...rowOf(basis, later.content), edit: later, unacknowledged: [sent, later] }
    const row = { ...rowOf(basis, contentOf('oat milk\nrye\n')), unacknowledged: [sent] }
    const placed = mergeRow(there, row, 'merged')
    expect(placed.map(({ unacknowledged }) => unacknowledged)).toEqual([[sent, later]])
    const arrived = noteOf(later.content, { editId: 'later', parentEditId: 'sent' })
    const merged = contentOf('oat milk\nrye\neggs\n')
    expect(deliver(placed, arrived)).toEqual([['update', merged]])
  })
})

it.each([
  ['it was stored already', true],
  ['it is stored later', false],
])(
  'a conflicted copy with more text contains the copy as it was made, if %s',
  (_, isMoreStored) => {
    const made = { ...rowOf(null, contentOf('milk\nrye\n')), noteId: 'mine' }
    const more = { ...theirRow(contentOf('milk\nrye rolls\n')), basis: null, noteId: 'mine' }
    const placed = isMoreStored ? mergeRow(more, made, 'merged') : mergeRow(made, more, 'merged')
    expect(placed.map(({ noteId, edit }) => [noteId, edit.content.body])).toEqual([
      ['mine', 'milk\nrye rolls\n'],
    ])
  },
)

/** A row with an edit of another tab. */
function theirRow(typed: NoteContent): OutboxRow {
  const row = rowOf(basis, typed)
  return { ...row, edit: { ...row.edit, editId: 'theirs' } }
}

/** What is written for rows, with the note as it is on the server. */
function deliver(rows: readonly OutboxRow[], server: Note) {
  return rows.map((row) => {
    const delivery = planDelivery(row, row.noteId === server.id ? server : null)
    return delivery.kind === 'nothing' ? [delivery.kind] : [delivery.kind, delivery.content]
  })
}
