import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { guestMoveMachine } from '#src/machines/guest/guestMoveMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const uids = { guestUid: 'guest', uid: 'ada' }

const events = [
  { type: 'move.pause' },
  { type: 'move.resume' },
  { type: 'move.discard' },
  { type: 'move.dismiss' },
  { type: 'lock.acquired', phase: 'copying' },
  { type: 'lock.acquired', phase: 'paused' },
  { type: 'lock.acquired', phase: 'deleting' },
  { type: 'lock.acquired', phase: 'discarding' },
  { type: 'lock.acquired', phase: null },
  { type: 'journal.changed', phase: 'copying' },
  { type: 'journal.changed', phase: 'paused' },
  { type: 'journal.gone', phase: 'copying' },
  { type: 'journal.gone', phase: 'deleting' },
  { type: 'journal.gone', phase: 'discarding' },
  { type: 'items.counted', counts: { notes: 2, files: 1 } },
  { type: 'items.copied', step: 'notes', count: 0 },
  { type: 'items.copied', step: 'notes', count: 1 },
  { type: 'copy.done', isOverQuota: false },
  { type: 'copy.done', isOverQuota: true },
  { type: 'unsaved.transferred' },
  { type: 'items.verified' },
  { type: 'deletion.progress', progress: { step: 'documents', done: 1, total: 2 }, timeLeft: null },
  { type: 'guestData.deleted' },
  { type: 'person.left' },
  { type: 'network.back' },
  failed('too-many-requests'),
  failed('network-request-failed'),
  failed('internal-error'),
] as const

describeMachine({
  machine: guestMoveMachine.provide({
    actions: {
      recordPause: () => null,
      recordResume: () => null,
      recordDiscard: () => null,
    },
  }),
  input: uids,
  events,
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: [
    'throttleCount',
    'failureCount',
    'counts',
    'step',
    'copied',
    'mostCopied',
    'progress',
  ],
  invariants: {
    'a way to pause as long as nothing is deleted': (snapshot) =>
      !snapshot.matches({ moving: 'copying' }) || snapshot.can({ type: 'move.pause' }),
    'no way to pause once something is deleted': (snapshot) =>
      !snapshot.matches({ moving: 'deleting' }) || !snapshot.can({ type: 'move.pause' }),
    'a way to continue whenever it is stopped, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('stopped') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'move.resume' }),
    "nothing deleted if some items didn't fit": (snapshot) =>
      !snapshot.matches({ moving: 'deleting' }) || !snapshot.hasTag('overQuota'),
    'nothing to discard if only the guest is left to delete': (snapshot) =>
      !snapshot.can({ type: 'move.discard' }) || !snapshot.hasTag('undeleted'),
    'no failure while it copies': (snapshot) =>
      !snapshot.matches({ moving: 'copying' }) || snapshot.context.failure === null,
  },
})

const watching = { watchSessionAndNetwork: uids, watchMoveJournal: uids }

/** This page has the lock and is copying. */
function startAtCopying() {
  const actor = startActor(guestMoveMachine, uids)
  actor.send({ type: 'lock.acquired', phase: 'copying' })
  return actor
}

/** Everything has arrived. */
function startAtDeleting() {
  const actor = startActor(guestMoveMachine, uids)
  actor.send({ type: 'lock.acquired', phase: 'deleting' })
  return actor
}

/** The server counts, and one note is in the account, newly or from before. */
function copyOneNote(actor: ReturnType<typeof startAtCopying>) {
  actor.send({ type: 'items.counted', counts: { notes: 2 } })
  actor.send({ type: 'items.copied', step: 'notes', count: 0 })
  actor.send({ type: 'items.copied', step: 'notes', count: 1 })
}

/** The network fails three times in a row. Then this tab has the lock again. */
function failThrice(actor: ReturnType<typeof startAtCopying>) {
  for (let times = 0; times < 3; times += 1) {
    actor.send(failed('network-request-failed'), { type: 'network.back' })
    actor.send({ type: 'lock.acquired', phase: 'copying' })
  }
}

/** The network fails. Returns the milliseconds until the next attempt, up to a minute. */
function delayAfterFailure(actor: ReturnType<typeof startAtCopying>): number {
  actor.send(failed('network-request-failed'))
  const tries = actor.startCount('acquireMoveLock')
  let delay = 0
  for (; actor.startCount('acquireMoveLock') === tries && delay < 60_000; delay += 1_000)
    actor.wait(1_000)
  return delay
}

it('copies step by step, verifies that everything is there, and only then deletes', () => {
  const actor = startActor(guestMoveMachine, uids)
  const seen = () => [actor.state(), actor.runningPorts()]
  const mine = { ...watching, acquireMoveLock: uids }
  expect(seen()).toEqual(['moving.waiting', mine])
  actor.send({ type: 'lock.acquired', phase: 'copying' })
  expect(seen()).toEqual(['moving.copying.counting', { ...mine, countItems: uids }])
  actor.send({ type: 'items.counted', counts: { notes: 2, files: 1 } })
  expect(seen()).toEqual(['moving.copying.copyingItems', { ...mine, copyItems: uids }])
  actor.send({ type: 'items.copied', step: 'notes', count: 2 })
  expect(actor.context()).toMatchObject({ step: 'notes', copied: { notes: 2 } })
  actor.send({ type: 'items.copied', step: 'files', count: 1 })
  expect(actor.context()).toMatchObject({
    counts: { notes: 2, files: 1 },
    step: 'files',
    copied: { notes: 2, files: 1 },
  })
  actor.send({ type: 'copy.done', isOverQuota: false })
  expect(seen()).toEqual(['moving.copying.transferring', { ...mine, transferUnsaved: uids }])
  actor.send({ type: 'unsaved.transferred' })
  expect(seen()).toEqual(['moving.copying.verifying', { ...mine, verifyMove: uids }])
  actor.send({ type: 'items.verified' })
  expect(seen()).toEqual(['moving.deleting.deletingData', { ...mine, deleteGuestData: uids }])
  const progress = { step: 'documents', done: 1, total: 2 } as const
  actor.send({ type: 'deletion.progress', progress, timeLeft: 9 })
  expect(actor.context()).toMatchObject({ progress, timeLeft: 9 })
  actor.send({ type: 'guestData.deleted' })
  expect(seen()).toEqual(['moving.deleting.deletingGuest', { ...mine, deleteGuest: uids }])
  actor.send({ type: 'journal.gone', phase: 'deleting' })
  expect(seen()).toEqual(['moved', watching])
  actor.send({ type: 'move.dismiss' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['closed', {}])
})

it.each([
  [null, 'guestGone', []],
  ['paused', 'stopped.incomplete.paused', []],
  ['deleting', 'moving.deleting.deletingData', ['acquireMoveLock', 'deleteGuestData']],
  ['discarding', 'moving.deleting.deletingData', ['acquireMoveLock', 'deleteGuestData']],
  ['copying', 'moving.copying.counting', ['acquireMoveLock', 'countItems']],
] as const)('continues where the page before it was: %s', (phase, state, ports) => {
  const actor = startActor(guestMoveMachine, uids)
  actor.send({ type: 'lock.acquired', phase })
  expect(actor.state()).toBe(state)
  expect(Object.keys(actor.runningPorts())).toEqual([
    'watchSessionAndNetwork',
    'watchMoveJournal',
    ...ports,
  ])
})

it.each([
  ['deleting', 'moved'],
  ['copying', 'guestGone'],
] as const)('reports the result if another page has finished it: %s', (phase, state) => {
  const actor = startAtCopying()
  actor.send({ type: 'journal.gone', phase })
  expect([actor.state(), actor.runningPorts()]).toEqual([state, watching])
  actor.send({ type: 'move.dismiss' })
  expect(actor.state()).toBe('closed')
})

it('copies nothing while it is paused, and records when it is paused and resumed', () => {
  const actor = startAtCopying()
  actor.send({ type: 'move.pause' })
  expect([actor.tags(), actor.runningPorts(), actor.ranActions()]).toEqual([
    ['paused', 'stopped'],
    watching,
    ['recordPause'],
  ])
  actor.send({ type: 'journal.changed', phase: 'paused' })
  expect(actor.tags()).toEqual(['paused', 'stopped'])
  actor.send({ type: 'move.resume' })
  expect([actor.state(), actor.ranActions()]).toEqual([
    'moving.waiting',
    ['recordPause', 'recordResume'],
  ])
})

it.each(['copying', 'deleting', 'discarding'] as const)(
  'continues when another tab does: %s',
  (phase) => {
    const actor = startAtCopying()
    actor.send({ type: 'move.pause' }, { type: 'journal.changed', phase })
    expect(actor.state()).toBe('moving.waiting')
  },
)

it("deletes nothing if some items didn't fit", () => {
  const actor = startAtCopying()
  actor.send({ type: 'items.counted', counts: { notes: 2, files: 1 } })
  actor.send({ type: 'copy.done', isOverQuota: true })
  expect([actor.state(), actor.tags(), actor.runningPorts()]).toEqual([
    'stopped.incomplete.overQuota',
    ['overQuota', 'stopped'],
    watching,
  ])
  actor.send({ type: 'move.resume' })
  expect(actor.state()).toBe('moving.waiting')
})

it('counts what has moved again after a pause', () => {
  const actor = startAtCopying()
  actor.send({ type: 'items.copied', step: 'files', count: 1 })
  actor.send({ type: 'move.pause' }, { type: 'move.resume' })
  actor.send({ type: 'lock.acquired', phase: 'copying' })
  actor.send({ type: 'items.counted', counts: { notes: 5, files: 3 } })
  expect(actor.context()).toMatchObject({
    counts: { notes: 5, files: 3 },
    step: null,
    copied: {},
  })
})

it.each([
  ['that was paused', { type: 'move.pause' }],
  ['that failed', failed('internal-error')],
  ['that waits for the network, or for a key', failed('network-request-failed')],
  ['that cools down', failed('too-many-requests')],
] as const)("deletes the guest's data if the person discards a move %s", (_, halt) => {
  const actor = startAtCopying()
  actor.send(halt, { type: 'move.discard' })
  expect([actor.state(), actor.ranActions().at(-1)]).toEqual(['moving.waiting', 'recordDiscard'])
  actor.send({ type: 'lock.acquired', phase: 'discarding' })
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([
    ['deletingData'],
    ['watchSessionAndNetwork', 'watchMoveJournal', 'acquireMoveLock', 'deleteGuestData'],
  ])
  actor.send({ type: 'guestData.deleted' }, { type: 'journal.gone', phase: 'discarding' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['closed', {}])
})

it('ends in the other tabs, without a claim that everything has moved, if the rest is discarded', () => {
  const actor = startAtCopying()
  actor.send({ type: 'move.pause' }, { type: 'journal.changed', phase: 'discarding' })
  expect(actor.state()).toBe('moving.waiting')
  actor.send({ type: 'journal.gone', phase: 'discarding' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['closed', {}])
})

it('discards nothing once everything has arrived and only has to be deleted', () => {
  const actor = startAtDeleting()
  actor.send(failed('internal-error'), { type: 'move.discard' })
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['stopped', 'undeleted'],
    'internal-error',
  ])
  actor.send({ type: 'move.resume' })
  expect([actor.state(), actor.context().failure]).toEqual(['moving.waiting', null])
})

it('retries by itself after 2 seconds, then doubles, up to once a minute', () => {
  const actor = startAtCopying()
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    actor.send(failed('network-request-failed'))
    expect([actor.tags(), actor.runningPorts()]).toEqual([['stopped'], watching])
    expect(actor.context().failure?.kind).toBe('network-request-failed')
    actor.wait(seconds * 1_000 - 1)
    expect(actor.startCount('acquireMoveLock')).toBe(tries + 1)
    actor.wait(1)
    expect(actor.startCount('acquireMoveLock')).toBe(tries + 2)
  }
})

it.each<[string, ...EventFrom<typeof guestMoveMachine>[]]>([
  ['something is newly copied', { type: 'items.copied', step: 'notes', count: 2 }],
  [
    'everything has arrived',
    { type: 'copy.done', isOverQuota: false },
    { type: 'unsaved.transferred' },
    { type: 'items.verified' },
  ],
])('waits only 2 seconds again after %s', (_, ...progress) => {
  const actor = startAtCopying()
  copyOneNote(actor)
  failThrice(actor)
  copyOneNote(actor)
  actor.send(...progress)
  expect(delayAfterFailure(actor)).toBe(2_000)
})

it('waits ever longer for a server that counts, and then fails', () => {
  const actor = startAtCopying()
  copyOneNote(actor)
  failThrice(actor)
  copyOneNote(actor)
  actor.send({ type: 'copy.done', isOverQuota: false }, { type: 'unsaved.transferred' })
  expect(delayAfterFailure(actor)).toBe(16_000)
})

it.each(['network.back', 'move.resume'] as const)('retries at once on %s', (type) => {
  const actor = startAtCopying()
  actor.send(failed('network-request-failed'), { type })
  expect([actor.state(), actor.startCount('acquireMoveLock')]).toEqual(['moving.waiting', 2])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const actor = startAtCopying()
  actor.send(failed('too-many-requests'), { type: 'move.resume' }, { type: 'network.back' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown', 'stopped'], watching])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(29_999)
  expect(actor.tags()).toEqual(['coolingDown', 'stopped'])
  actor.wait(1)
  expect([actor.state(), actor.context().coolDownEndsAt]).toEqual(['moving.waiting', null])
})

it('ends as soon as the person is signed out', () => {
  const actor = startAtCopying()
  actor.send({ type: 'person.left' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['closed', {}])
})

it('waits longer after each refusal, and starts over once everything has arrived', () => {
  const actor = startAtCopying()
  const refuse = () => {
    actor.send(failed('too-many-requests'))
    return (actor.context().coolDownEndsAt ?? 0) - Date.now()
  }
  const first = refuse()
  actor.wait(first)
  actor.send({ type: 'lock.acquired', phase: 'copying' })
  actor.send({ type: 'items.counted', counts: {} }, { type: 'copy.done', isOverQuota: false })
  const second = refuse()
  expect(second).toBeGreaterThan(first)
  actor.wait(second)
  actor.send({ type: 'lock.acquired', phase: 'copying' })
  actor.send({ type: 'items.counted', counts: {} }, { type: 'copy.done', isOverQuota: false })
  actor.send({ type: 'unsaved.transferred' }, { type: 'items.verified' })
  expect(refuse()).toBe(first)
})
