import { describe, expect, it } from 'vitest'
import {
  isInList,
  compareNotes,
  nextEarlierEditIds,
  emptyContent,
  hasSameText,
  containsEditId,
  isSameContent,
  newEditId,
  tabOf,
  wellFormed,
  type ListKind,
} from '#products/notebook/domain/note.ts'
import { refusalOf } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

it('replaces half an emoji and keeps whole ones', () => {
  const content = contentOf('\uD83D and \uDE00 and 😀', { title: '👩‍👩‍👧‍👦 \uD83D', pinned: true })
  const mended = contentOf('\uFFFD and \uFFFD and 😀', { title: '👩‍👩‍👧‍👦 \uFFFD', pinned: true })
  expect(wellFormed(content)).toEqual(mended)
})

it('the next version remembers the last edit of each of ten tabs', () => {
  const edits = Array.from({ length: 12 }, (_, tab) => newEditId(`000000${10 + tab}`))
  const [first = '', second = '', ...others] = edits
  const again = newEditId(tabOf(second))
  const earlierEditIds = [first, second, ...others.slice(0, 8)]
  expect(nextEarlierEditIds({ editId: 'edit', parentEditId: null })).toEqual([])
  expect(nextEarlierEditIds({ editId: 'edit', parentEditId: first })).toEqual([first])
  expect(nextEarlierEditIds({ editId: 'edit', parentEditId: again, earlierEditIds })).toEqual([
    first,
    ...others.slice(0, 8),
    again,
  ])
  const last = edits.at(-1) ?? ''
  expect(nextEarlierEditIds({ editId: 'edit', parentEditId: last, earlierEditIds })).toEqual([
    second,
    ...others.slice(0, 8),
    last,
  ])
})

it('a new note is empty, unpinned, no copy, and not in the trash', () => {
  expect(emptyContent).toEqual({
    title: '',
    body: '',
    pinned: false,
    isInTrash: false,
    conflictOf: null,
  })
})

describe('two contents', () => {
  const content = contentOf('milk')

  it.each([{ title: 'Other' }, { body: 'bread' }])('have different text: %j', (change) => {
    expect(hasSameText(content, { ...content, ...change })).toBe(false)
    expect(isSameContent(content, { ...content, ...change })).toBe(false)
  })

  it.each([{ pinned: true }, { isInTrash: true }, { conflictOf: 'other' }])(
    "have the same text but aren't equal: %j",
    (change) => {
      expect(hasSameText(content, { ...content, ...change })).toBe(true)
      expect(isSameContent(content, { ...content, ...change })).toBe(false)
    },
  )

  it('are equal if nothing differs', () => {
    expect(isSameContent(content, { ...content })).toBe(true)
  })
})

it('a note is known to contain the edit that made it and the one before, but no earlier one', () => {
  const note = { editId: 'this', parentEditId: 'the one before' }
  expect(['this', 'the one before', 'another'].map((edit) => containsEditId(note, edit))).toEqual([
    true,
    true,
    false,
  ])
})

it("only text that is too long needn't be sent", () => {
  const [title, body] = ['x'.repeat(300), 'x'.repeat(200_000)]
  expect(refusalOf(contentOf(body, { title }))).toBeNull()
  expect(refusalOf(contentOf('', { title: `${title}x` }))).toBe('too-long')
  expect(refusalOf(contentOf(`${body}x`, { title: '' }))).toBe('too-long')
})

const note = (id: string, updatedAt: number, pinned = false) =>
  noteOf(contentOf(id, { pinned }), { id, updatedAt })

describe('the order of a list', () => {
  it('is newest first, with pinned notes on top except in the trash', () => {
    const [old, pinned, recent] = [note('a', 1), note('b', 2, true), note('c', 3)]
    const order = (kind: ListKind) =>
      [old, pinned, recent].toSorted((a, b) => compareNotes(kind, a, b)).map(({ id }) => id)
    expect(order('notes')).toEqual(['b', 'c', 'a'])
    expect(order('trash')).toEqual(['c', 'b', 'a'])
  })

  it('is by descending id for notes changed at the same time', () => {
    const [a, b] = [note('a', 1), note('b', 1)]
    expect([
      compareNotes('notes', a, b),
      compareNotes('notes', b, a),
      compareNotes('notes', a, a),
    ]).toEqual([1, -1, 0])
  })

  it('contains deleted notes in the trash and all others in the list', () => {
    const trashed = contentOf('a', { isInTrash: true })
    expect([isInList('trash', trashed), isInList('notes', trashed)]).toEqual([true, false])
    expect([isInList('trash', contentOf('a')), isInList('notes', contentOf('a'))]).toEqual([
      false,
      true,
    ])
  })
})
