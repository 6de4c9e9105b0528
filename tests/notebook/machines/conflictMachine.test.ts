import { describe, expect, it } from 'vitest'
import { conflictMachine, type ConflictEvent } from '#src/notebook/machines/conflictMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, rowOf } from '#tests/support/notebook/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const original = contentOf('bread')

describeMachine({
  machine: conflictMachine,
  events: [
    { type: 'note.read', content: original, row: null, editedAt: 0 },
    { type: 'note.missing' },
    { type: 'note.unreachable' },
    { type: 'conflict.keepThis', words: { title: 'Shopping', body: 'milk' }, hasFiles: true },
    { type: 'conflict.keepThis', words: { title: 'Shopping', body: 'milk' }, hasFiles: false },
    { type: 'conflict.keepOther', hasFiles: true },
    { type: 'files.moved' },
    failed('network-request-failed'),
    { type: 'draft.kept', row: { ...rowOf(original, contentOf('milk')), isLasting: true } },
    { type: 'draft.unkept' },
  ],
  input: { uid: 'ada', noteId: 'note', copyId: 'copy' },
  invariants: {
    'the other note at hand while it is compared': (snapshot) =>
      !snapshot.hasTag('comparing') || snapshot.context.original !== null,
    'an end for every answer of a keeper': (snapshot) =>
      !snapshot.matches('keeping') || snapshot.can({ type: 'draft.unkept' }),
    'a choice after every failure, as long as there is a note to choose': (snapshot) =>
      snapshot.context.failed === null ||
      snapshot.matches('alone') ||
      snapshot.can({ type: 'conflict.keepOther', hasFiles: true }),
  },
})

describe('the story of a conflict', () => {
  const read: ConflictEvent = { type: 'note.read', content: original, row: null, editedAt: 0 }
  const gone: ConflictEvent = { type: 'note.missing' }
  const words = { title: 'Tea', body: 'milk' }
  const keepThis = (hasFiles: boolean): ConflictEvent => {
    return { type: 'conflict.keepThis', words, hasFiles }
  }
  const done: ConflictEvent = {
    type: 'draft.kept',
    row: { ...rowOf(original, contentOf('milk')), isLasting: true },
  }
  const watching = { watchNote: { uid: 'ada', noteId: 'note', isNew: false } }
  const moving = { ...watching, moveFiles: { uid: 'ada', from: 'copy', to: 'note' } }

  it('looks for the note for ten seconds, and compares it when it comes after all', () => {
    const story = tell()
    expect([story.atWork(), story.context()]).toMatchObject([watching, { failed: null }])
    story.wait(9_999)
    expect(story.tags()).toEqual(['opening'])
    story.wait(1)
    expect(story.tags()).toEqual(['unreachable'])
    story.send(read)
    expect([story.tags(), story.context().original]).toEqual([['comparing'], original])
    expect(tell({ type: 'note.unreachable' }).tags()).toEqual(['unreachable'])
  })

  it.each<[string, ...ConflictEvent[]]>([
    ['it is looked for'],
    ['it cannot be reached', { type: 'note.unreachable' }],
    ['it is compared', read],
  ])('offers no choice once the note is gone while %s', (_, ...events) => {
    const story = tell(...events, gone)
    expect(story.tags()).toEqual(['alone'])
    story.send(keepThis(true), keepOther(true))
    expect([story.tags(), story.atWork()]).toEqual([['alone'], watching])
  })

  it('compares with the newest words of the note', () => {
    const story = tell(read, { ...read, content: contentOf('rye bread') })
    expect([story.tags(), story.context().original?.body]).toEqual([['comparing'], 'rye bread'])
  })

  it('gives the note the words of its copy, out of the trash, and leaves the rest of it alone', () => {
    const trashed = contentOf('bread', { pinned: true, deleted: true, conflictOf: 'older' })
    const story = tell({ ...read, content: trashed }, keepThis(false))
    expect([story.tags(), story.atWork()]).toEqual([
      ['busy', 'comparing'],
      {
        ...watching,
        keepDraft: {
          uid: 'ada',
          noteId: 'note',
          content: { ...trashed, ...words, deleted: false },
          seen: trashed,
        },
      },
    ])
    story.send(done)
    expect([story.state(), story.tags(), story.atWork()]).toEqual(['settled', ['settled'], {}])
  })

  it('lets go of the copy only once its files belong to the note', () => {
    for (const before of [[keepThis(true), done], [keepOther(true)]]) {
      const story = tell(read, ...before)
      expect([story.tags(), story.atWork()]).toEqual([['busy', 'comparing'], moving])
      story.send({ type: 'files.moved' })
      expect(story.tags()).toEqual(['settled'])
    }
  })

  it('shows after a failure what the note says by then, and offers no choice once it is gone', () => {
    const kept: ConflictEvent = { ...read, content: contentOf('milk') }
    for (const before of [[keepThis(true)], [keepThis(true), done], [keepOther(true)]]) {
      const story = tell(read, ...before, kept)
      expect([story.tags(), story.context().original?.body]).toEqual([
        ['busy', 'comparing'],
        'milk',
      ])
      story.send({ type: 'draft.unkept' }, failed('network-request-failed'))
      expect([story.tags(), story.context().original?.body]).toEqual([['comparing'], 'milk'])
      expect(tell(read, ...before, gone).tags()).toEqual(['alone'])
    }
  })

  it('moves nothing where the copy has no files', () => {
    const story = tell(read, keepOther(false))
    expect([story.tags(), story.begun('moveFiles')]).toEqual([['settled'], 0])
  })

  it('says which step failed, until the person chooses again', () => {
    const story = tell(read, keepThis(true), { type: 'draft.unkept' })
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'keeping'])
    expect([story.atWork(), story.begun('moveFiles')]).toEqual([watching, 0])
    story.send(keepOther(true))
    expect(story.context().failed).toBeNull()
    story.send(failed('network-request-failed'))
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'parting'])
    story.send(keepThis(true))
    expect(story.context().failed).toBeNull()
  })
})

/** What becomes of a conflict to which this happens. */
function tell(...events: ConflictEvent[]) {
  const story = begin(conflictMachine, { uid: 'ada', noteId: 'note', copyId: 'copy' })
  story.send(...events)
  return story
}

function keepOther(hasFiles: boolean): ConflictEvent {
  return { type: 'conflict.keepOther', hasFiles }
}
