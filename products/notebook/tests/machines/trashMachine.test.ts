import { describe, expect, it } from 'vitest'
import { type TrashEvent, trashMachine } from '#products/notebook/machines/trashMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: trashMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'trash.cleanUp' },
    { type: 'purge.ask', purge: { kind: 'one', noteId: 'note', name: 'Milk' } },
    { type: 'purge.ask', purge: { kind: 'all' } },
    { type: 'purge.confirm' },
    { type: 'purge.cancel' },
    { type: 'purge.stop' },
    { type: 'purge.retry' },
    { type: 'page.left' },
    { type: 'note.purged', noteId: 'note' },
    { type: 'file.deleted' },
    { type: 'purge.done' },
    { type: 'files.cleanedUp' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['purgedIds', 'count'],
  invariants: {
    'no question while it is busy': (snapshot) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'purge.ask', purge: { kind: 'all' } }),
    'the confirmed notes while it deletes': (snapshot) =>
      !snapshot.matches('deleting') || snapshot.context.purge.kind !== 'expired',
    'a failure only after it has failed': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
  },
})

describe('the trash', () => {
  const noAnswer = failed('network-request-failed')
  const one = { kind: 'one', noteId: 'note', name: 'Milk' } as const
  const [uid, expired] = ['ada', { kind: 'expired' }]
  const askForOne: TrashEvent = { type: 'purge.ask', purge: one }
  const askForAll: TrashEvent = { type: 'purge.ask', purge: { kind: 'all' } }
  const confirm: TrashEvent = { type: 'purge.confirm' }

  it('cleans up once per visit, five seconds after the start: old notes first, then abandoned files', () => {
    const actor = startAndSend({ type: 'trash.cleanUp' })
    actor.wait(4_999)
    expect([actor.runningPorts(), actor.context()]).toMatchObject([{}, { purgedIds: [], count: 0 }])
    actor.wait(1)
    expect([actor.runningPorts(), actor.state()]).toEqual([
      { purgeExpiredNotes: { uid, purge: expired } },
      'cleaningUp.notes.waiting',
    ])
    actor.send({ type: 'note.purged', noteId: 'old' }, { type: 'purge.done' })
    expect([actor.runningPorts(), actor.context().purgedIds]).toEqual([
      { cleanUpFiles: { uid } },
      ['old'],
    ])
    actor.send({ type: 'files.cleanedUp' }, { type: 'trash.cleanUp' })
    expect([actor.runningPorts(), actor.state(), actor.startCount('purgeExpiredNotes')]).toEqual([
      {},
      'ready.idle',
      1,
    ])
  })

  it('cleans up while notes and files are deleted, and stops after 90 seconds without any', () => {
    const actor = startAndCleanUp()
    for (const type of ['file.deleted', 'note.purged'] as const) {
      actor.wait(89_999)
      actor.send(type === 'file.deleted' ? { type } : { type, noteId: 'old' })
    }
    actor.wait(89_999)
    expect([actor.startCount('purgeExpiredNotes'), actor.state()]).toEqual([
      1,
      'cleaningUp.notes.waiting',
    ])
    actor.wait(1)
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'ready.idle',
      {},
      { purgedIds: ['old'], failure: null },
    ])
  })

  it('cleans up files for at most 90 seconds and leaves the rest to the next visit', () => {
    const actor = startAndCleanUp({ type: 'purge.done' })
    actor.wait(89_999)
    expect(actor.runningPorts()).toEqual({ cleanUpFiles: { uid } })
    actor.wait(1)
    expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
      'ready.idle',
      {},
      null,
    ])
    actor.send({ type: 'files.cleanedUp' }, { type: 'trash.cleanUp' })
    expect(actor.state()).toBe('ready.idle')
  })

  it('reports no failed cleanup and leaves it to the next visit', () => {
    const actor = startAndCleanUp(noAnswer, { type: 'trash.cleanUp' })
    expect([actor.runningPorts(), actor.state(), actor.context().failure]).toEqual([
      {},
      'ready.idle',
      null,
    ])
  })

  it.each([
    ['nothing has happened yet', () => startAndSend()],
    ['the cleanup has yet to begin', () => startAndSend({ type: 'trash.cleanUp' })],
    ['old notes are being deleted', () => startAndCleanUp()],
    ['abandoned files are being deleted', () => startAndCleanUp({ type: 'purge.done' })],
    ['the cleanup has failed', () => startAndCleanUp(noAnswer)],
    ['a purge is done', () => startAndSend(askForAll, confirm, { type: 'purge.done' })],
  ] as const)(
    'asks before deleting even if %s, and deletes nothing without confirmation',
    (_, start) => {
      const actor = start()
      actor.send(askForOne)
      expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
        'asking',
        {},
        { purge: one, count: 0 },
      ])
      actor.send({ type: 'purge.cancel' })
      expect([actor.state(), actor.runningPorts()]).toEqual(['ready.idle', {}])
    },
  )

  it('deletes exactly what was confirmed, counts it, and shows the result until the person leaves', () => {
    const actor = startAndSend(askForAll, { type: 'purge.cancel' }, askForOne, confirm)
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'deleting.waiting',
      { purgeNotes: { uid, purge: one } },
    ])
    actor.send({ type: 'note.purged', noteId: 'note' }, { type: 'purge.done' })
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'ready.done',
      {},
      { purgedIds: ['note'], count: 1 },
    ])
    actor.send({ type: 'page.left' })
    expect([actor.state(), actor.context().purgedIds]).toEqual(['ready.idle', []])
    actor.send(askForAll, confirm, { type: 'note.purged', noteId: 'other' })
    expect(actor.context()).toMatchObject({ purgedIds: ['other'], count: 1 })
  })

  it('asks no longer once the person has left the page', () => {
    const actor = startAndSend(askForAll)
    expect(actor.state()).toBe('asking')
    actor.send({ type: 'page.left' })
    expect(actor.state()).toBe('ready.idle')
  })

  it('stops deleting on request', () => {
    const actor = startAndSend(askForAll, confirm, { type: 'note.purged', noteId: 'note' })
    actor.send({ type: 'purge.stop' })
    expect([actor.state(), actor.runningPorts(), actor.context().count]).toEqual([
      'ready.done',
      {},
      1,
    ])
  })

  it('halts after twenty seconds without progress', () => {
    const actor = startAndSend(askForAll, confirm)
    for (const type of ['file.deleted', 'note.purged'] as const) {
      actor.wait(19_999)
      actor.send(type === 'file.deleted' ? { type } : { type, noteId: 'note' })
    }
    actor.wait(19_999)
    expect([actor.state(), actor.startCount('purgeNotes')]).toEqual(['deleting.waiting', 1])
    actor.wait(1)
    expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
      'failed',
      {},
      'network-request-failed',
    ])
  })

  it('halts at a failure, and a retry continues with the same count', () => {
    const actor = startAndSend(
      askForOne,
      confirm,
      { type: 'note.purged', noteId: 'note' },
      noAnswer,
    )
    expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
      'failed',
      {},
      noAnswer.failure,
    ])
    actor.send({ type: 'purge.retry' }, { type: 'note.purged', noteId: 'other' })
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'deleting.waiting',
      { purgeNotes: { uid, purge: one } },
      { failure: null, count: 2 },
    ])
  })

  it('gives up after a halt and reports it no more', () => {
    const actor = startAndSend(askForAll, confirm, noAnswer, { type: 'purge.cancel' })
    expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
      'ready.idle',
      {},
      null,
    ])
  })
})

/** Sends the events once the cleanup has begun. */
function startAndCleanUp(...events: TrashEvent[]) {
  const actor = startAndSend({ type: 'trash.cleanUp' })
  actor.wait(5_000)
  actor.send(...events)
  return actor
}

function startAndSend(...events: TrashEvent[]) {
  const actor = startActor(trashMachine, { uid: 'ada' })
  actor.send(...events)
  return actor
}
