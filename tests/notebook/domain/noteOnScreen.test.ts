import { describe, expect, it } from 'vitest'
import { containsEdit, noteOnScreen, type NoteSources } from '#src/notebook/domain/noteOnScreen.ts'
import { contentOf, noteOf, rowOf } from '#tests/support/notebook/notes.ts'

const typed = contentOf('milk and bread')
const row = {
  ...rowOf(null, typed),
  edit: { opId: 'mine', content: typed, savedAt: 7 },
  isLasting: true,
}
const delivered = { opId: 'sent', content: contentOf('milk and rye'), savedAt: 5 }
const server = noteOf(contentOf('milk'), { updatedAt: 3 })
const cache = noteOf(contentOf('mil'), { updatedAt: 1 })
const nothing: NoteSources = { row: null, delivered: null, server: undefined, cache: null }

const shown = (body: string, editedAt: number) => ({
  kind: 'shown',
  content: contentOf(body),
  editedAt,
})

describe('what stands on the screen of a note', () => {
  it.each([
    [
      'not known before the outbox was read',
      { row: undefined, delivered, server, cache },
      { kind: 'unknown' },
    ],
    [
      'the words that wait, before all others',
      { row, delivered, server, cache },
      shown('milk and bread', 7),
    ],
    [
      'the words that have just left, before older news',
      { delivered, server, cache },
      shown('milk and rye', 5),
    ],
    ['those, too, before there are any news', { delivered }, shown('milk and rye', 5)],
    [
      'those, too, where the server has no such note yet',
      { delivered, server: null },
      shown('milk and rye', 5),
    ],
    [
      'the server’s words as soon as they tell of those',
      { delivered, server: { ...server, opId: 'sent' } },
      shown('milk', 3),
    ],
    ['the server’s words before what was seen last', { server, cache }, shown('milk', 3)],
    ['what was seen last until the server answers', { cache }, shown('mil', 1)],
    [
      'missing once the server says so, whatever was seen',
      { server: null, cache },
      { kind: 'missing' },
    ],
    ['not known as long as nobody has said anything', {}, { kind: 'unknown' }],
  ] as const)('is %s', (_, known, screen) => {
    expect(noteOnScreen({ ...nothing, ...known })).toEqual(screen)
  })
})

describe('an edit has arrived', () => {
  it('where it made this version or the one before, or the note says the same', () => {
    expect(containsEdit(delivered, noteOf(contentOf('eggs'), { opId: 'sent' }))).toBe(true)
    expect(containsEdit(delivered, noteOf(contentOf('eggs'), { parentOpId: 'sent' }))).toBe(true)
    expect(containsEdit(delivered, noteOf(contentOf('milk and rye')))).toBe(true)
  })

  it('and not where the note is another or not there', () => {
    expect(containsEdit(delivered, server)).toBe(false)
    expect(containsEdit(delivered, null)).toBe(false)
  })
})
