import { expect, it } from 'vitest'
import { wellFormed } from '#src/domain/note.ts'
import { contentOf } from '#tests/support/notes.ts'

it('mends half an emoji, and leaves whole ones alone', () => {
  const content = contentOf('\uD83D and \uDE00 and 😀', { title: '👩‍👩‍👧‍👦 \uD83D', pinned: true })
  const mended = contentOf('\uFFFD and \uFFFD and 😀', { title: '👩‍👩‍👧‍👦 \uFFFD', pinned: true })
  expect(wellFormed(content)).toEqual(mended)
})
