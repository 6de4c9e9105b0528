import { describe, expect, it } from 'vitest'
import {
  emptyContent,
  hasSameWords,
  hasTaken,
  isSameContent,
  wellFormed,
} from '#src/notebook/domain/note.ts'
import { refusalOf } from '#src/notebook/domain/outboxRow.ts'
import { contentOf } from '#tests/support/notebook/notes.ts'

it('mends half an emoji, and leaves whole ones alone', () => {
  const content = contentOf('\uD83D and \uDE00 and 😀', { title: '👩‍👩‍👧‍👦 \uD83D', pinned: true })
  const mended = contentOf('\uFFFD and \uFFFD and 😀', { title: '👩‍👩‍👧‍👦 \uFFFD', pinned: true })
  expect(wellFormed(content)).toEqual(mended)
})

it('starts without a word, a pin or a copy, and outside of the trash', () => {
  expect(emptyContent).toEqual({
    title: '',
    body: '',
    pinned: false,
    deleted: false,
    conflictOf: null,
  })
})

describe('two contents', () => {
  const content = contentOf('milk')

  it.each([{ title: 'Other' }, { body: 'bread' }])('do not have the same words: %j', (change) => {
    expect(hasSameWords(content, { ...content, ...change })).toBe(false)
    expect(isSameContent(content, { ...content, ...change })).toBe(false)
  })

  it.each([{ pinned: true }, { deleted: true }, { conflictOf: 'other' }])(
    'have the same words, and are not the same: %j',
    (change) => {
      expect(hasSameWords(content, { ...content, ...change })).toBe(true)
      expect(isSameContent(content, { ...content, ...change })).toBe(false)
    },
  )

  it('are the same where nothing is another', () => {
    expect(isSameContent(content, { ...content })).toBe(true)
  })
})

it('an edit is known to be in a note that it made, and in the one after that, but in no later one', () => {
  const note = { opId: 'this', parentOpId: 'the one before' }
  expect(['this', 'the one before', 'another'].map((edit) => hasTaken(note, edit))).toEqual([
    true,
    true,
    false,
  ])
})

it('words need not be sent only where the title or the text is too long', () => {
  const [title, body] = ['x'.repeat(300), 'x'.repeat(200_000)]
  expect(refusalOf(contentOf(body, { title }))).toBeNull()
  expect(refusalOf(contentOf('', { title: `${title}x` }))).toBe('too-long')
  expect(refusalOf(contentOf(`${body}x`, { title: '' }))).toBe('too-long')
})
