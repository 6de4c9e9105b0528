import { assert, boolean, constantFrom, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NoteContent } from '#products/notebook/domain/note.ts'
import { mergeContent } from '#products/notebook/domain/sync/mergeContent.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'

const base = contentOf('milk\nbread\n')
const trashed = { ...base, isInTrash: true }

/** Whether the merged note is in the trash, with either side as theirs. */
function isTrashed(before: NoteContent, one: NoteContent, other: NoteContent): unknown[] {
  return [mergeContent(before, one, other)?.isInTrash, mergeContent(before, other, one)?.isInTrash]
}

const write = (words: readonly string[]) => ({
  ...base,
  body: lines.map((line) => (words.includes(line) ? `${line} twice\n` : `${line}\n`)).join(''),
})

describe('merging two versions of a note', () => {
  it('combines an edit of the title with one of the text', () => {
    const theirs = { ...base, title: 'Shopping on Monday' }
    const mine = { ...base, body: 'milk\nrye bread\n' }
    const both = { ...base, title: theirs.title, body: mine.body }
    expect(mergeContent(base, theirs, mine)).toEqual(both)
    expect(mergeContent(base, mine, theirs)).toEqual(both)
  })

  it('carries along what another build has added', () => {
    const theirs = { ...base, color: 'red' }
    const mine = { ...base, body: 'milk\n', alarm: 'at noon' }
    expect(mergeContent(base, theirs, mine)).toEqual({ ...mine, color: 'red' })
  })

  it.each([
    ['title', { title: 'Monday' }, { title: 'Friday' }],
    ['text', { body: 'oat milk\n' }, { body: 'no milk\n' }],
  ])('fails if both replaced the same %s', (_, theirs, mine) => {
    expect(mergeContent(base, { ...base, ...theirs }, { ...base, ...mine })).toBeNull()
  })

  it('takes the only side that changed something', () => {
    assert(
      property(contents, contents, (before, after) => {
        expect(mergeContent(before, before, after)).toEqual(after)
        expect(mergeContent(before, after, before)).toEqual(after)
      }),
    )
  })

  it('gives the same result in either order', () => {
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

  it('contains every word that either side wrote', () => {
    assert(
      property(edits, edits, (theirs, mine) => {
        const before = write([])
        const merged = mergeContent(before, write(theirs), write(mine))
        expect(merged).toEqual(write([...theirs, ...mine]))
      }),
    )
  })
})

describe('the pin of a merged note', () => {
  it.each([true, false])('is changed by either side, from %s', (pinned) => {
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

describe('a merged conflicted copy', () => {
  const copy = { ...base, conflictOf: 'other' }

  it('is resolved once either side has resolved it', () => {
    expect(mergeContent(copy, base, copy)?.conflictOf).toBeNull()
    expect(mergeContent(copy, copy, base)?.conflictOf).toBeNull()
  })

  it('stays a copy while neither side has resolved it', () => {
    const typed = { ...copy, body: 'milk\nrye bread\n' }
    expect(mergeContent(copy, typed, copy)?.conflictOf).toBe('other')
  })

  it('is a copy of the note on this side if they differ', () => {
    const [theirs, mine] = [
      { ...base, conflictOf: 'theirs' },
      { ...base, conflictOf: 'mine' },
    ]
    expect(mergeContent(copy, theirs, mine)?.conflictOf).toBe('mine')
  })
})

describe('a note that one side moved to the trash', () => {
  it('stays there if the other side did nothing or only pinned it', () => {
    expect(isTrashed(base, trashed, base)).toEqual([true, true])
    expect(isTrashed(base, trashed, { ...base, pinned: true })).toEqual([true, true])
  })

  it.each([
    ['title', { title: 'Shopping on Monday' }],
    ['text', { body: 'milk\nrye bread\n' }],
  ])('is restored if the other side edited its %s', (_, typed) => {
    expect(isTrashed(base, trashed, { ...base, ...typed })).toEqual([false, false])
  })

  it('stays there if the same side also edited it', () => {
    const typed = { ...trashed, body: 'milk\nrye bread\n' }
    expect(isTrashed(base, typed, base)).toEqual([true, true])
  })

  it('stays there if both sides moved it there', () => {
    expect(isTrashed(base, trashed, { ...trashed, pinned: true })).toEqual([true, true])
  })

  it('is restored if either side restored it, whatever the other wrote', () => {
    expect(isTrashed(trashed, base, trashed)).toEqual([false, false])
    const typed = { ...trashed, body: 'milk\nrye bread\n' }
    expect(isTrashed(trashed, base, typed)).toEqual([false, false])
  })

  it("isn't moved there if neither side did", () => {
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
  isInTrash: boolean(),
  conflictOf: constantFrom(null, 'one', 'other'),
})

function withoutConflict(content: NoteContent | null) {
  return content && { ...content, conflictOf: null }
}
