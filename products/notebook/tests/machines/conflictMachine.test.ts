import { describe, expect, it } from 'vitest'
import { conflictMachine, type ConflictEvent } from '#products/notebook/machines/conflictMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const original = contentOf('bread')

describeMachine({
  machine: conflictMachine,
  events: [
    { type: 'note.read', content: original, row: null, editedAt: 0, editedOn: null },
    {
      type: 'note.read',
      content: { ...original, deleted: true },
      row: null,
      editedAt: 0,
      editedOn: null,
    },
    { type: 'note.missing' },
    { type: 'note.unreachable' },
    { type: 'conflict.keepThis', text: { title: 'Shopping', body: 'milk' }, hasFiles: true },
    { type: 'conflict.keepThis', text: { title: 'Shopping', body: 'milk' }, hasFiles: false },
    { type: 'conflict.keepOther', hasFiles: true },
    { type: 'files.moved' },
    failed('network-request-failed'),
    { type: 'draft.stored', row: { ...rowOf(original, contentOf('milk')), isPersisted: true } },
    { type: 'draft.failed' },
  ],
  input: { uid: 'ada', noteId: 'note', copyId: 'copy' },
  invariants: {
    'the other note while comparing': (snapshot) =>
      !snapshot.hasTag('comparing') || snapshot.context.original !== null,
    'a way on after a failed save': (snapshot) =>
      !(snapshot.matches('restoring') || snapshot.matches('replacing')) ||
      snapshot.can({ type: 'draft.failed' }),
    'a choice after every failure while there is a note to choose': (snapshot) =>
      snapshot.context.failed === null ||
      snapshot.matches('originalDeleted') ||
      snapshot.can({ type: 'conflict.keepOther', hasFiles: true }),
  },
})

describe('the story of a conflict', () => {
  const read: ConflictEvent = {
    type: 'note.read',
    content: original,
    row: null,
    editedAt: 0,
    editedOn: null,
  }
  const gone: ConflictEvent = { type: 'note.missing' }
  const text = { title: 'Tea', body: 'milk' }
  const keepThis = (hasFiles: boolean): ConflictEvent => {
    return { type: 'conflict.keepThis', text, hasFiles }
  }
  const done: ConflictEvent = {
    type: 'draft.stored',
    row: { ...rowOf(original, contentOf('milk')), isPersisted: true },
  }
  const watching = { watchNote: { uid: 'ada', noteId: 'note', isNew: false } }
  const moving = { ...watching, moveFiles: { uid: 'ada', from: 'copy', to: 'note' } }

  it('waits ten seconds for the note and compares it even if it arrives later', () => {
    const story = play()
    expect([story.atWork(), story.context()]).toMatchObject([watching, { failed: null }])
    story.wait(9_999)
    expect(story.tags()).toEqual(['opening'])
    story.wait(1)
    expect(story.tags()).toEqual(['unreachable'])
    story.send(read)
    expect([story.tags(), story.context().original]).toEqual([['comparing'], original])
    expect(play({ type: 'note.unreachable' }).tags()).toEqual(['unreachable'])
  })

  it.each<[string, ...ConflictEvent[]]>([
    ['it is loading'],
    ['it cannot be reached', { type: 'note.unreachable' }],
    ['it is compared', read],
  ])('offers no choice once the note is gone while %s', (_, ...events) => {
    const story = play(...events, gone)
    expect(story.tags()).toEqual(['originalDeleted'])
    story.send(keepThis(true), keepOther(true))
    expect([story.tags(), story.atWork()]).toEqual([['originalDeleted'], watching])
  })

  it("shows the device and time of the note's last edit", () => {
    const phone = { browser: 'Safari', system: 'iPhone' }
    const story = play({ ...read, editedAt: 7, editedOn: phone })
    expect(story.context()).toMatchObject({ editedAt: 7, editedOn: phone })
  })

  it('compares with the newest text of the note', () => {
    const story = play(read, { ...read, content: contentOf('rye bread') })
    expect([story.tags(), story.context().original?.body]).toEqual([['comparing'], 'rye bread'])
  })

  it("gives the note the copy's text, changes nothing else, and remembers the replaced text", () => {
    const pinned = contentOf('bread', { pinned: true, conflictOf: 'older' })
    const story = play({ ...read, content: pinned }, keepThis(false))
    expect([story.tags(), story.atWork()]).toEqual([
      ['busy', 'comparing'],
      {
        ...watching,
        saveDraft: { uid: 'ada', noteId: 'note', content: { ...pinned, ...text }, basis: pinned },
      },
    ])
    story.send({ ...read, content: { ...pinned, ...text } }, done)
    expect([story.state(), story.atWork()]).toEqual(['settled', {}])
    expect(story.context().replaced).toEqual({ title: 'Shopping', body: 'bread' })
  })

  it('restores the note from the trash first, whichever version is kept', () => {
    const trashed = contentOf('bread', { pinned: true, deleted: true })
    const restored = { ...trashed, deleted: false }
    for (const choice of [keepThis(true), keepOther(true)]) {
      const story = play({ ...read, content: trashed }, choice)
      expect(story.atWork()).toEqual({
        ...watching,
        restore: { uid: 'ada', noteId: 'note', content: restored, basis: trashed },
      })
      story.send({ ...read, content: restored }, done)
      expect(story.atWork()).toEqual(moving)
    }
    const story = play({ ...read, content: trashed }, keepOther(false), { type: 'draft.failed' })
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'keeping'])
  })

  it("finishes only after the copy's files belong to the note", () => {
    for (const choice of [keepThis(true), keepOther(true)]) {
      const story = play(read, choice)
      expect([story.tags(), story.atWork()]).toEqual([['busy', 'comparing'], moving])
      story.send({ type: 'files.moved' })
      if (choice.type === 'conflict.keepThis') story.send(done)
      expect(story.state()).toBe('settled')
    }
  })

  it("replaces no text if the files can't be moved, so that nothing is lost", () => {
    const story = play(read, keepThis(true), failed('network-request-failed'))
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'moving'])
    expect(story.begun('saveDraft')).toBe(0)
  })

  it('replaces nothing in a note that stays as it is', () => {
    const story = play(read, keepOther(false))
    expect([story.begun('saveDraft'), story.context().replaced]).toEqual([0, null])
  })

  it('shows the current note after a failure and offers no choice once it is gone', () => {
    const kept: ConflictEvent = { ...read, content: contentOf('milk') }
    for (const before of [[keepThis(true)], [keepThis(false)], [keepOther(true)]]) {
      const story = play(read, ...before, kept)
      expect([story.tags(), story.context().original?.body]).toEqual([
        ['busy', 'comparing'],
        'milk',
      ])
      story.send({ type: 'draft.failed' }, failed('network-request-failed'))
      expect([story.tags(), story.context().original?.body]).toEqual([['comparing'], 'milk'])
      expect(play(read, ...before, gone).tags()).toEqual(['originalDeleted'])
    }
  })

  it('moves nothing if the copy has no files', () => {
    const story = play(read, keepOther(false))
    expect([story.state(), story.begun('moveFiles')]).toEqual(['settled', 0])
  })

  it('reports the failed step until the person chooses again', () => {
    const story = play(read, keepThis(false), { type: 'draft.failed' })
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'keeping'])
    expect([story.atWork(), story.begun('moveFiles')]).toEqual([watching, 0])
    story.send(keepOther(true))
    expect(story.context().failed).toBeNull()
    story.send(failed('network-request-failed'))
    expect([story.tags(), story.context().failed]).toEqual([['comparing'], 'moving'])
    story.send(keepThis(true))
    expect(story.context().failed).toBeNull()
  })
})

function play(...events: ConflictEvent[]) {
  const story = begin(conflictMachine, { uid: 'ada', noteId: 'note', copyId: 'copy' })
  story.send(...events)
  return story
}

function keepOther(hasFiles: boolean): ConflictEvent {
  return { type: 'conflict.keepOther', hasFiles }
}
