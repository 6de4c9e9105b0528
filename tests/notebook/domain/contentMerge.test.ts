import { assert, boolean, constantFrom, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeContent } from '#src/notebook/domain/contentMerge.ts'
import type { NoteContent } from '#src/notebook/domain/note.ts'
import { contentOf } from '#tests/support/notebook/notes.ts'

const base = contentOf('milk\nbread\n')
const trashed = { ...base, deleted: true }

/** Whether the note is in the trash afterwards, whichever side is called theirs. */
function isTrashed(before: NoteContent, one: NoteContent, other: NoteContent): unknown[] {
  return [mergeContent(before, one, other)?.deleted, mergeContent(before, other, one)?.deleted]
}

const write = (words: readonly string[]) => ({
  ...base,
  body: lines.map((line) => (words.includes(line) ? `${line} twice\n` : `${line}\n`)).join(''),
})

describe('what two sides made of a note', () => {
  it('goes together where one wrote in the title and the other in the text', () => {
    const theirs = { ...base, title: 'Shopping on Monday' }
    const mine = { ...base, body: 'milk\nrye bread\n' }
    const both = { ...base, title: theirs.title, body: mine.body }
    expect(mergeContent(base, theirs, mine)).toEqual(both)
    expect(mergeContent(base, mine, theirs)).toEqual(both)
  })

  it.each([
    ['title', { title: 'Monday' }, { title: 'Friday' }],
    ['text', { body: 'oat milk\n' }, { body: 'no milk\n' }],
  ])('does not go together where both wrote the same %s anew', (_, theirs, mine) => {
    expect(mergeContent(base, { ...base, ...theirs }, { ...base, ...mine })).toBeNull()
  })

  it('is what the only one made of it who did anything', () => {
    assert(
      property(contents, contents, (before, after) => {
        expect(mergeContent(before, before, after)).toEqual(after)
        expect(mergeContent(before, after, before)).toEqual(after)
      }),
    )
  })

  it('is the same whichever of them comes first', () => {
    assert(
      property(contents, contents, contents, (before, one, other) => {
        const isSettled = [one, other].some(({ conflictOf }) => conflictOf === before.conflictOf)
        const merged = mergeContent(before, one, other)
        const turned = mergeContent(before, other, one)
        expect(isSettled ? merged : withoutConflict(merged)).toEqual(
          isSettled ? turned : withoutConflict(turned),
        )
      }),
    )
  })

  it('has every word that either of them wrote, wherever it goes together', () => {
    assert(
      property(edits, edits, (theirs, mine) => {
        const before = write([])
        const merged = mergeContent(before, write(theirs), write(mine))
        expect(merged).toEqual(write([...theirs, ...mine]))
      }),
    )
  })
})

describe('the pin of a note', () => {
  it.each([true, false])('is changed by whoever changed it, from %s', (pinned) => {
    const [before, after] = [
      { ...base, pinned },
      { ...base, pinned: !pinned },
    ]
    expect(mergeContent(before, after, before)?.pinned).toBe(!pinned)
    expect(mergeContent(before, before, after)?.pinned).toBe(!pinned)
    expect(mergeContent(before, after, after)?.pinned).toBe(!pinned)
    expect(mergeContent(before, before, before)?.pinned).toBe(pinned)
  })
})

describe('a conflicted copy', () => {
  const copy = { ...base, conflictOf: 'other' }

  it('is none any more once either side has decided', () => {
    expect(mergeContent(copy, base, copy)?.conflictOf).toBeNull()
    expect(mergeContent(copy, copy, base)?.conflictOf).toBeNull()
  })

  it('stays one as long as neither has', () => {
    const typed = { ...copy, body: 'milk\nrye bread\n' }
    expect(mergeContent(copy, typed, copy)?.conflictOf).toBe('other')
  })

  it('is of the note that this side says, where they disagree', () => {
    const [theirs, mine] = [
      { ...base, conflictOf: 'theirs' },
      { ...base, conflictOf: 'mine' },
    ]
    expect(mergeContent(copy, theirs, mine)?.conflictOf).toBe('mine')
  })
})

describe('a note that one side put into the trash', () => {
  it('is there where the other did nothing, or only pinned it', () => {
    expect(isTrashed(base, trashed, base)).toEqual([true, true])
    expect(isTrashed(base, trashed, { ...base, pinned: true })).toEqual([true, true])
  })

  it.each([
    ['title', { title: 'Shopping on Monday' }],
    ['text', { body: 'milk\nrye bread\n' }],
  ])('comes out of it where the other wrote in its %s meanwhile', (_, typed) => {
    expect(isTrashed(base, trashed, { ...base, ...typed })).toEqual([false, false])
  })

  it('is there where the words in it were written by whoever put it there', () => {
    const typed = { ...trashed, body: 'milk\nrye bread\n' }
    expect(isTrashed(base, typed, base)).toEqual([true, true])
  })

  it('is there where both put it there', () => {
    expect(isTrashed(base, trashed, { ...trashed, pinned: true })).toEqual([true, true])
  })

  it('comes out of it where either took it out, whatever the other wrote', () => {
    expect(isTrashed(trashed, base, trashed)).toEqual([false, false])
    const typed = { ...trashed, body: 'milk\nrye bread\n' }
    expect(isTrashed(trashed, base, typed)).toEqual([false, false])
  })

  it('is not there where neither put it there', () => {
    const typed = { ...base, body: 'milk\nrye bread\n' }
    expect(isTrashed(base, typed, base)).toEqual([false, false])
    expect(isTrashed(trashed, base, base)).toEqual([false, false])
  })
})

const lines = ['milk', 'bread', 'eggs', 'salt', 'tea', 'soap']
const edits = shuffledSubarray(lines)

const contents = record({
  title: constantFrom('', 'Shopping', 'Shopping on Monday'),
  body: constantFrom(
    '',
    'milk\nbread\n',
    'oat milk\nbread\n',
    'milk\nrye\n',
    'milk\nbread\neggs\n',
  ),
  pinned: boolean(),
  deleted: boolean(),
  conflictOf: constantFrom(null, 'one', 'other'),
})

function withoutConflict(content: NoteContent | null) {
  return content && { ...content, conflictOf: null }
}
