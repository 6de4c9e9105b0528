import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasGap,
  toStored,
  fromStored,
  knownFrom,
  listedAfter,
  withChanges,
  withNotes,
  withoutNotes,
  withPage,
  type KnownNotes,
} from '#products/notebook/domain/list/knownNotes.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { compareNotes, type Note } from '#products/notebook/domain/note.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

const note = (id: string, updatedAt: number, overrides: Partial<Note> = {}) =>
  noteOf(contentOf(id), {
    id,
    updatedAt,
    rev: updatedAt,
    editId: `${id}-${updatedAt}`,
    ...overrides,
  })

/** Notes in list order, starting at this time and going back. */
const notesFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, at) => note(`note-${newest - at}`, newest - at))

const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id)

/** A server that gives every change a later time. */
function server(count: number) {
  let clock = 0
  let purged = 0
  const notes = new Map<string, Note>()
  const step = (id: string, pinned: boolean, isInTrash: boolean) => {
    clock += 1
    notes.set(id, note(id, clock, { content: contentOf(id, { pinned, isInTrash }), createdAt: 0 }))
  }
  for (let index = 0; index < count; index += 1) step(`note-${index}`, false, false)
  const listed = () =>
    [...notes.values()]
      .filter(({ content }) => !content.isInTrash)
      .sort((one, other) => compareNotes('notes', one, other))
  return {
    step,
    listed,
    purged: () => purged,
    now: () => clock,
    purge: () => {
      const trashed = [...notes.values()].find(({ content }) => content.isInTrash)
      if (!trashed) return
      notes.delete(trashed.id)
      purged += 1
    },
    page: (after: Note | null, size = pageSize) =>
      listed()
        .filter((one) => !after || compareNotes('notes', after, one) < 0)
        .slice(0, size),
    changes: (since: number) =>
      [...notes.values()]
        .filter(({ updatedAt }) => updatedAt >= since)
        .sort((one, other) => other.updatedAt - one.updatedAt)
        .slice(0, pageSize),
  }
}

type Server = ReturnType<typeof server>

/** What a device knows after a returning visit: the changes, or a new first page. */
function comeBack(kept: KnownNotes, there: Server): KnownNotes {
  const changes = there.changes(kept.knownUpTo)
  const isAsKept = there.purged() === kept.purged && !hasGap(kept, changes)
  return isAsKept
    ? withChanges(kept, changes)
    : knownFrom(there.page(null), there.purged(), there.now())
}

const visits = array(
  record({
    changes: array(
      record({ note: nat(60), pinned: boolean(), isInTrash: boolean(), purges: boolean() }),
      { maxLength: 40 },
    ),
    pages: nat(3),
    size: constantFrom(1, 7, pageSize),
  }),
  { maxLength: 8 },
)

describe('the notes known to a device', () => {
  it('match the server after any absence, as far as they are complete', () => {
    assert(
      property(nat(80), visits, (count, history) => {
        const there = server(count)
        let known = knownFrom(there.page(null), there.purged(), there.now())
        for (const { changes, pages, size } of history) {
          for (const { note: id, pinned, isInTrash, purges } of changes) {
            there.step(`note-${id}`, pinned && id < 9, isInTrash)
            if (purges) there.purge()
          }
          known = comeBack(fromStored(toStored(known)), there)
          for (let read = 0; read < pages && known.listEnd; read += 1) {
            const page = there.page(known.listEnd, size)
            known = withPage(known, page, page.length < size)
          }
          const listed = listedAfter(known, null)
          const all = idsOf(there.listed())
          expect(idsOf(listed)).toEqual(known.listEnd ? all.slice(0, listed.length) : all)
        }
      }),
    )
  })

  it('contain the newer version of a note, and the later of two notes with the same id', () => {
    const known = knownFrom([note('a', 5, { createdAt: 1 })], 0, 0)
    const isKnown = (other: Note) => withNotes(known, [other]).notes.get('a') === other
    expect(isKnown(note('a', 4, { createdAt: 1 }))).toBe(false)
    expect(isKnown(note('a', 6, { createdAt: 1 }))).toBe(true)
    expect(isKnown(note('a', 6, { createdAt: 1, rev: 5 }))).toBe(true)
    expect(isKnown(note('a', 3, { createdAt: 0, rev: 9 }))).toBe(false)
    expect(isKnown(note('a', 9, { createdAt: 2, rev: 1 }))).toBe(true)
  })

  it('are current as of the latest change, not of a note read by itself', () => {
    const known = knownFrom([note('a', 5)], 0, 0)
    expect(withChanges(known, [note('b', 7), note('c', 6)]).knownUpTo).toBe(7)
    expect(withNotes(known, [note('b', 7)])).toMatchObject({ knownUpTo: 5 })
  })

  it('end with a full page; a shorter page is the last one', () => {
    const [full, rest] = [notesFrom(100, pageSize), notesFrom(70, 4)]
    const known = knownFrom(full, 3, 0)
    expect([known.listEnd, known.knownUpTo, known.purged]).toEqual([full.at(-1), 100, 3])
    expect(withPage(known, rest).listEnd).toBeNull()
    expect(withPage(known, rest, false).listEnd).toBe(rest.at(-1))
    expect(withPage(known, [], false).listEnd).toBe(full.at(-1))
    expect(knownFrom([], 0, 0)).toMatchObject({ listEnd: null, knownUpTo: 0 })
  })

  it('list no note in the trash or outside the requested range', () => {
    const [first, ...others] = notesFrom(100, pageSize)
    const below = note('below', 2)
    const trashed = note('trashed', 200, { content: contentOf('', { isInTrash: true }) })
    const known = withNotes(knownFrom([...(first ? [first] : []), ...others], 0, 0), [
      below,
      trashed,
    ])
    expect(listedAfter(known, null)).toEqual([first, ...others])
    expect(listedAfter(known, others.at(-2) ?? null)).toEqual(others.slice(-1))
    expect(idsOf(listedAfter(withoutNotes(known, ['note-100']), null))).toEqual(idsOf(others))
  })
})

describe("changes that don't reach back to the known ones", () => {
  const known = knownFrom(notesFrom(100, pageSize), 0, 0)
  it.each([
    [false, notesFrom(110, 10)],
    [false, notesFrom(129, pageSize)],
    [true, notesFrom(130, pageSize)],
  ])('are detected: %s', (expected, changes) => {
    expect(hasGap(known, changes)).toBe(expected)
  })
})

describe('the notes stored on a device', () => {
  it('are at most 500 and end with the last of them', () => {
    const listed = notesFrom(1_000, 600)
    const kept = toStored(knownFrom(listed, 2, 0))
    expect(kept.notes).toEqual(listed.slice(0, 500))
    expect([kept.listEnd, kept.knownUpTo, kept.purged]).toEqual([listed[499], 1_000, 2])
  })

  it('contain at most half a million characters', () => {
    const long = notesFrom(9, 9).map((one) => ({ ...one, content: contentOf('x'.repeat(99_992)) }))
    const [first, ...others] = long
    const small = { ...note('small', 0), content: contentOf('') }
    const kept = toStored(knownFrom([...(first ? [first] : []), ...others, small], 0, 0))
    expect(idsOf(kept.notes)).toEqual(idsOf(long.slice(0, 5)))
    expect(kept.listEnd).toBe(long[4])
  })

  it('end where the known notes end if all of them are stored', () => {
    const known = knownFrom(notesFrom(100, pageSize), 0, 0)
    expect(toStored(known).listEnd).toBe(known.listEnd)
    expect(toStored(knownFrom(notesFrom(3, 3), 0, 0)).listEnd).toBeNull()
    expect(fromStored(toStored(known))).toEqual(known)
  })
})
