import { describe, expect, it } from 'vitest'
import { type TrashEvent, trashMachine } from '#products/notebook/machines/trashMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: trashMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'trash.cleanUp' },
    { type: 'trash.ask', deletion: { kind: 'one', noteId: 'note', name: 'Milk' } },
    { type: 'trash.ask', deletion: { kind: 'all' } },
    { type: 'trash.confirm' },
    { type: 'trash.cancel' },
    { type: 'trash.stop' },
    { type: 'trash.retry' },
    { type: 'trash.leave' },
    { type: 'note.purged', noteId: 'note' },
    { type: 'file.deleted' },
    { type: 'noteDeletion.done' },
    { type: 'files.cleanedUp' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['purgedIds', 'count'],
  invariants: {
    'no question while it is busy': (snapshot) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'trash.ask', deletion: { kind: 'all' } }),
    'the confirmed notes while it deletes': (snapshot) =>
      !snapshot.hasTag('deleting') || snapshot.context.deletion.kind !== 'old',
    'a failure only while it is halted': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('halted'),
  },
})

describe('the story of the trash', () => {
  const noAnswer = failed('network-request-failed')
  const one = { kind: 'one', noteId: 'note', name: 'Milk' } as const
  const [uid, old] = ['ada', { kind: 'old' }]
  const askForOne: TrashEvent = { type: 'trash.ask', deletion: one }
  const askForAll: TrashEvent = { type: 'trash.ask', deletion: { kind: 'all' } }
  const confirm: TrashEvent = { type: 'trash.confirm' }

  it('cleans up once per visit: old notes first, then abandoned files', () => {
    const story = play()
    expect([story.atWork(), story.context()]).toMatchObject([{}, { purgedIds: [], count: 0 }])
    story.send({ type: 'trash.cleanUp' })
    expect([story.atWork(), story.tags()]).toEqual([{ deleteOldNotes: { uid, deletion: old } }, []])
    story.send({ type: 'note.purged', noteId: 'old' }, { type: 'noteDeletion.done' })
    expect([story.atWork(), story.context().purgedIds]).toEqual([
      { cleanUpFiles: { uid } },
      ['old'],
    ])
    story.send({ type: 'files.cleanedUp' }, { type: 'trash.cleanUp' })
    expect([story.atWork(), story.tags(), story.begun('deleteOldNotes')]).toEqual([{}, [], 1])
  })

  it('cleans up while notes and files are deleted, and stops after 90 seconds without any', () => {
    const story = play({ type: 'trash.cleanUp' })
    for (const type of ['file.deleted', 'note.purged'] as const) {
      story.wait(89_999)
      story.send(type === 'file.deleted' ? { type } : { type, noteId: 'old' })
    }
    story.wait(89_999)
    expect([story.begun('deleteOldNotes'), story.state()]).toEqual([1, 'cleaningUp.notes.waiting'])
    story.wait(1)
    expect([story.state(), story.atWork(), story.context()]).toMatchObject([
      'ready.idle',
      {},
      { purgedIds: ['old'], failure: null },
    ])
  })

  it('cleans up files for at most 90 seconds and leaves the rest to the next visit', () => {
    const story = play({ type: 'trash.cleanUp' }, { type: 'noteDeletion.done' })
    story.wait(89_999)
    expect(story.atWork()).toEqual({ cleanUpFiles: { uid } })
    story.wait(1)
    expect([story.state(), story.atWork(), story.context().failure]).toEqual([
      'ready.idle',
      {},
      null,
    ])
    story.send({ type: 'files.cleanedUp' }, { type: 'trash.cleanUp' })
    expect(story.state()).toBe('ready.idle')
  })

  it('reports no failed cleanup and leaves it to the next visit', () => {
    const story = play({ type: 'trash.cleanUp' }, noAnswer, { type: 'trash.cleanUp' })
    expect([story.atWork(), story.tags(), story.context().failure]).toEqual([{}, [], null])
  })

  it.each<[string, ...TrashEvent[]]>([
    ['nothing has happened yet'],
    ['old notes are being deleted', { type: 'trash.cleanUp' }],
    ['abandoned files are being deleted', { type: 'trash.cleanUp' }, { type: 'noteDeletion.done' }],
    ['the cleanup has failed', { type: 'trash.cleanUp' }, noAnswer],
    ['a deletion is done', askForAll, confirm, { type: 'noteDeletion.done' }],
  ])(
    'asks before deleting even if %s, and deletes nothing without confirmation',
    (_, ...events) => {
      const story = play(...events, askForOne)
      expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
        ['asking'],
        {},
        { deletion: one, count: 0 },
      ])
      story.send({ type: 'trash.cancel' })
      expect([story.tags(), story.atWork()]).toEqual([[], {}])
    },
  )

  it('deletes exactly what was confirmed, counts it, and shows the result until the person leaves', () => {
    const story = play(askForAll, { type: 'trash.cancel' }, askForOne, confirm)
    expect([story.tags(), story.atWork()]).toEqual([
      ['busy', 'deleting'],
      { deleteNotes: { uid, deletion: one } },
    ])
    story.send({ type: 'note.purged', noteId: 'note' }, { type: 'noteDeletion.done' })
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      ['done'],
      {},
      { purgedIds: ['note'], count: 1 },
    ])
    story.send({ type: 'trash.leave' })
    expect(story.tags()).toEqual([])
    story.send(askForAll, confirm, { type: 'note.purged', noteId: 'other' })
    expect(story.context()).toMatchObject({ purgedIds: ['note', 'other'], count: 1 })
  })

  it('stops deleting on request', () => {
    const story = play(askForAll, confirm, { type: 'note.purged', noteId: 'note' })
    story.send({ type: 'trash.stop' })
    expect([story.tags(), story.atWork(), story.context().count]).toEqual([['done'], {}, 1])
  })

  it('halts after twenty seconds without progress', () => {
    const story = play(askForAll, confirm)
    for (const type of ['file.deleted', 'note.purged'] as const) {
      story.wait(19_999)
      story.send(type === 'file.deleted' ? { type } : { type, noteId: 'note' })
    }
    story.wait(19_999)
    expect([story.tags(), story.begun('deleteNotes')]).toEqual([['busy', 'deleting'], 1])
    story.wait(1)
    expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
      ['busy', 'halted'],
      {},
      'network-request-failed',
    ])
  })

  it('halts at a failure, and a retry continues with the same count', () => {
    const story = play(askForOne, confirm, { type: 'note.purged', noteId: 'note' }, noAnswer)
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
      ['busy', 'halted'],
      {},
      noAnswer.failure,
    ])
    story.send({ type: 'trash.retry' }, { type: 'note.purged', noteId: 'other' })
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      ['busy', 'deleting'],
      { deleteNotes: { uid, deletion: one } },
      { failure: null, count: 2 },
    ])
  })

  it('gives up after a halt and reports it no more', () => {
    const story = play(askForAll, confirm, noAnswer, { type: 'trash.cancel' })
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([[], {}, null])
  })
})

function play(...events: TrashEvent[]) {
  const story = begin(trashMachine, { uid: 'ada' })
  story.send(...events)
  return story
}
