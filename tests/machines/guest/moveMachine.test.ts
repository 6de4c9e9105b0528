import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { moveMachine } from '#src/machines/guest/moveMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const uids = { guestUid: 'guest', uid: 'ada' }

const events = [
  { type: 'move.stop' },
  { type: 'move.resume' },
  { type: 'move.abandon' },
  { type: 'move.discard' },
  { type: 'move.keep' },
  { type: 'move.dismiss' },
  { type: 'lock.acquired', phase: 'copying' },
  { type: 'lock.acquired', phase: 'paused' },
  { type: 'lock.acquired', phase: 'deleting' },
  { type: 'lock.acquired', phase: 'abandoning' },
  { type: 'lock.acquired', phase: null },
  { type: 'journal.changed', phase: 'copying' },
  { type: 'journal.changed', phase: 'paused' },
  { type: 'journal.gone', phase: 'copying' },
  { type: 'journal.gone', phase: 'deleting' },
  { type: 'journal.gone', phase: 'abandoning' },
  { type: 'items.counted', counts: { notes: 2, files: 1 } },
  { type: 'items.copied', step: 'notes', count: 0 },
  { type: 'items.copied', step: 'notes', count: 1 },
  { type: 'copy.done', isOverQuota: false },
  { type: 'copy.done', isOverQuota: true },
  { type: 'unsent.transferred' },
  { type: 'items.verified' },
  { type: 'deletion.progress', progress: { step: 'documents', done: 1, total: 2 }, timeLeft: null },
  { type: 'guestData.deleted' },
  { type: 'session.ended' },
  { type: 'network.back' },
  failed('too-many-requests'),
  failed('network-request-failed'),
  failed('internal-error'),
] as const

describeMachine({
  machine: moveMachine.provide({
    actions: { recordPause: () => null, recordResume: () => null },
  }),
  input: uids,
  events,
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: [
    'throttleCount',
    'failures',
    'counts',
    'step',
    'copied',
    'mostCopied',
    'progress',
  ],
  invariants: {
    'a way to pause as long as nothing is deleted': (snapshot) =>
      !snapshot.hasTag('copying') || snapshot.can({ type: 'move.stop' }),
    'no way to pause once something is deleted': (snapshot) =>
      !snapshot.hasTag('deleting') || !snapshot.can({ type: 'move.stop' }),
    'a way to continue whenever it halted, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('halted') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'move.resume' }),
    "nothing deleted if some items didn't fit": (snapshot) =>
      !snapshot.hasTag('deleting') || !snapshot.hasTag('overQuota'),
    'no way to leave behind what only has to be deleted': (snapshot) =>
      !snapshot.can({ type: 'move.abandon' }) || !snapshot.hasTag('arrived'),
    'no failure while it copies': (snapshot) =>
      !snapshot.hasTag('copying') || snapshot.context.failure === null,
  },
})

const watching = { watchSignedIn: uids, watchMoveJournal: uids }

/** This page has the lock and is copying. */
function tellFromCopying() {
  const story = begin(moveMachine, uids)
  story.send({ type: 'lock.acquired', phase: 'copying' })
  return story
}

/** Everything has arrived. */
function tellFromDeleting() {
  const story = begin(moveMachine, uids)
  story.send({ type: 'lock.acquired', phase: 'deleting' })
  return story
}

/** The server counts, and one note is in the account, newly or from before. */
function copyOneNote(story: ReturnType<typeof tellFromCopying>) {
  story.send({ type: 'items.counted', counts: { notes: 2 } })
  story.send({ type: 'items.copied', step: 'notes', count: 0 })
  story.send({ type: 'items.copied', step: 'notes', count: 1 })
}

/** The network fails three times in a row. Then this page has the lock again. */
function failThrice(story: ReturnType<typeof tellFromCopying>) {
  for (let times = 0; times < 3; times += 1) {
    story.send(failed('network-request-failed'), { type: 'network.back' })
    story.send({ type: 'lock.acquired', phase: 'copying' })
  }
}

/** The network fails. Returns the milliseconds until the next attempt, up to a minute. */
function delayAfterFailure(story: ReturnType<typeof tellFromCopying>): number {
  story.send(failed('network-request-failed'))
  const tries = story.begun('acquireMoveLock')
  let delay = 0
  for (; story.begun('acquireMoveLock') === tries && delay < 60_000; delay += 1_000)
    story.wait(1_000)
  return delay
}

it('copies step by step, verifies that everything is there, and only then deletes', () => {
  const story = begin(moveMachine, uids)
  const seen = () => [story.tags(), story.atWork()]
  const mine = { ...watching, acquireMoveLock: uids }
  expect(seen()).toEqual([['waiting'], mine])
  story.send({ type: 'lock.acquired', phase: 'copying' })
  expect(seen()).toEqual([['copying'], { ...mine, countItems: uids }])
  story.send({ type: 'items.counted', counts: { notes: 2, files: 1 } })
  expect(seen()).toEqual([['copying'], { ...mine, copyItems: uids }])
  story.send({ type: 'items.copied', step: 'notes', count: 2 })
  expect(story.context()).toMatchObject({ step: 'notes', copied: { notes: 2 } })
  story.send({ type: 'items.copied', step: 'files', count: 1 })
  expect(story.context()).toMatchObject({
    counts: { notes: 2, files: 1 },
    step: 'files',
    copied: { notes: 2, files: 1 },
  })
  story.send({ type: 'copy.done', isOverQuota: false })
  expect(seen()).toEqual([['copying', 'transferring'], { ...mine, transferUnsent: uids }])
  story.send({ type: 'unsent.transferred' })
  expect(seen()).toEqual([['copying', 'verifying'], { ...mine, verifyMove: uids }])
  story.send({ type: 'items.verified' })
  expect(seen()).toEqual([['deleting', 'deletingData'], { ...mine, deleteGuestData: uids }])
  const progress = { step: 'documents', done: 1, total: 2 } as const
  story.send({ type: 'deletion.progress', progress, timeLeft: 9 })
  expect(story.context()).toMatchObject({ progress, timeLeft: 9 })
  story.send({ type: 'guestData.deleted' })
  expect(seen()).toEqual([['deleting'], { ...mine, deleteGuest: uids }])
  story.send({ type: 'journal.gone', phase: 'deleting' })
  expect([story.state(), ...seen()]).toEqual(['moved', ['moved'], watching])
  story.send({ type: 'move.dismiss' })
  expect([story.state(), story.atWork()]).toEqual(['closed', {}])
})

it.each([
  [null, 'guestGone', ['guestGone'], []],
  ['paused', 'halted.incomplete.paused', ['halted', 'paused'], []],
  ['abandoning', 'releasing', ['abandoning', 'releasing'], ['discardRemaining']],
  [
    'deleting',
    'moving.deleting.deletingData',
    ['deleting', 'deletingData'],
    ['acquireMoveLock', 'deleteGuestData'],
  ],
  ['copying', 'moving.copying.counting', ['copying'], ['acquireMoveLock', 'countItems']],
] as const)('continues where the page before it was: %s', (phase, state, tags, ports) => {
  const story = begin(moveMachine, uids)
  story.send({ type: 'lock.acquired', phase })
  expect([story.state(), story.tags()]).toEqual([state, tags])
  expect(Object.keys(story.atWork())).toEqual(['watchSignedIn', 'watchMoveJournal', ...ports])
})

it.each([
  ['deleting', 'moved'],
  ['abandoning', 'discardedElsewhere'],
  ['copying', 'guestGone'],
] as const)('reports the result if another page has finished it: %s', (phase, state) => {
  const story = tellFromCopying()
  story.send({ type: 'journal.gone', phase })
  expect([story.state(), story.tags(), story.atWork()]).toEqual([state, [state], watching])
  story.send({ type: 'move.dismiss' })
  expect(story.state()).toBe('closed')
})

it('copies nothing while it is paused, and records when it is paused and resumed', () => {
  const story = tellFromCopying()
  story.send({ type: 'move.stop' })
  expect([story.tags(), story.atWork(), story.done()]).toEqual([
    ['halted', 'paused'],
    watching,
    ['recordPause'],
  ])
  story.send({ type: 'journal.changed', phase: 'paused' })
  expect(story.tags()).toEqual(['halted', 'paused'])
  story.send({ type: 'move.resume' })
  expect([story.tags(), story.done()]).toEqual([['waiting'], ['recordPause', 'recordResume']])
})

it.each(['copying', 'deleting'] as const)('continues when another page does: %s', (phase) => {
  const story = tellFromCopying()
  story.send({ type: 'move.stop' }, { type: 'journal.changed', phase })
  expect(story.tags()).toEqual(['waiting'])
  story.send({ type: 'lock.acquired', phase: 'paused' }, { type: 'move.abandon' })
  story.send({ type: 'journal.changed', phase: 'paused' })
  expect(story.tags()).toEqual(['abandoning'])
  story.send({ type: 'journal.changed', phase })
  expect(story.tags()).toEqual(['waiting'])
})

it("deletes nothing if some items didn't fit", () => {
  const story = tellFromCopying()
  story.send({ type: 'items.counted', counts: { notes: 2, files: 1 } })
  story.send({ type: 'copy.done', isOverQuota: true })
  expect([story.state(), story.tags(), story.atWork()]).toEqual([
    'halted.incomplete.overQuota',
    ['halted', 'overQuota'],
    watching,
  ])
  story.send({ type: 'move.abandon' }, { type: 'move.keep' })
  expect(story.state()).toBe('halted.incomplete.overQuota')
  story.send({ type: 'move.resume' })
  expect(story.tags()).toEqual(['waiting'])
})

it('counts what has moved again after a pause', () => {
  const story = tellFromCopying()
  story.send({ type: 'items.copied', step: 'files', count: 1 })
  story.send({ type: 'move.stop' }, { type: 'move.resume' })
  story.send({ type: 'lock.acquired', phase: 'copying' })
  story.send({ type: 'items.counted', counts: { notes: 5, files: 3 } })
  expect(story.context()).toMatchObject({
    counts: { notes: 5, files: 3 },
    step: null,
    copied: {},
  })
})

it('leaves the rest with the guest only after the person has confirmed twice', () => {
  const story = tellFromCopying()
  story.send({ type: 'move.stop' }, { type: 'move.abandon' })
  expect([story.tags(), story.atWork()]).toEqual([['abandoning'], watching])
  story.send({ type: 'move.keep' })
  expect([story.state(), story.tags(), story.done()]).toEqual([
    'halted.incomplete.paused',
    ['halted', 'paused'],
    ['recordPause', 'recordPause'],
  ])
  story.send({ type: 'move.abandon' }, { type: 'move.discard' })
  expect([story.tags(), story.atWork()]).toEqual([
    ['abandoning', 'releasing'],
    { ...watching, discardRemaining: uids },
  ])
  story.send(failed('internal-error'))
  expect([story.state(), story.context().failure?.kind, story.done().length]).toEqual([
    'halted.incomplete.paused',
    'internal-error',
    3,
  ])
  story.send({ type: 'move.abandon' }, { type: 'move.discard' })
  story.send({ type: 'journal.gone', phase: 'abandoning' })
  expect([story.state(), story.atWork()]).toEqual(['closed', {}])
})

it('leaves nothing with the guest that has arrived and only has to be deleted', () => {
  const story = tellFromDeleting()
  story.send(failed('internal-error'), { type: 'move.abandon' })
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['arrived', 'halted'],
    'internal-error',
  ])
  story.send({ type: 'move.resume' })
  expect([story.tags(), story.context().failure]).toEqual([['waiting'], null])
})

it('retries by itself after 2 seconds, then doubles, up to once a minute', () => {
  const story = tellFromCopying()
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    story.send(failed('network-request-failed'))
    expect([story.tags(), story.atWork()]).toEqual([['halted', 'waitingForNetwork'], watching])
    expect(story.context().failure?.kind).toBe('network-request-failed')
    story.wait(seconds * 1_000 - 1)
    expect(story.begun('acquireMoveLock')).toBe(tries + 1)
    story.wait(1)
    expect(story.begun('acquireMoveLock')).toBe(tries + 2)
  }
})

it.each<[string, ...EventFrom<typeof moveMachine>[]]>([
  ['something is newly copied', { type: 'items.copied', step: 'notes', count: 2 }],
  [
    'everything has arrived',
    { type: 'copy.done', isOverQuota: false },
    { type: 'unsent.transferred' },
    { type: 'items.verified' },
  ],
])('waits only 2 seconds again after %s', (_, ...progress) => {
  const story = tellFromCopying()
  copyOneNote(story)
  failThrice(story)
  copyOneNote(story)
  story.send(...progress)
  expect(delayAfterFailure(story)).toBe(2_000)
})

it('waits ever longer for a server that counts, and then fails', () => {
  const story = tellFromCopying()
  copyOneNote(story)
  failThrice(story)
  copyOneNote(story)
  story.send({ type: 'copy.done', isOverQuota: false }, { type: 'unsent.transferred' })
  expect(delayAfterFailure(story)).toBe(16_000)
})

it.each(['network.back', 'move.resume'] as const)('retries at once on %s', (type) => {
  const story = tellFromCopying()
  story.send(failed('network-request-failed'), { type })
  expect([story.tags(), story.begun('acquireMoveLock')]).toEqual([['waiting'], 2])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = tellFromCopying()
  story.send(failed('too-many-requests'), { type: 'move.resume' }, { type: 'network.back' })
  expect([story.tags(), story.atWork()]).toEqual([['coolingDown', 'halted'], watching])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(29_999)
  expect(story.tags()).toEqual(['coolingDown', 'halted'])
  story.wait(1)
  expect([story.tags(), story.context().coolDownEndsAt]).toEqual([['waiting'], null])
})

it('ends as soon as the person is signed out', () => {
  const story = tellFromCopying()
  story.send({ type: 'session.ended' })
  expect([story.state(), story.atWork()]).toEqual(['closed', {}])
})

it('waits longer after each refusal, and starts over once everything has arrived', () => {
  const story = tellFromCopying()
  const refuse = () => {
    story.send(failed('too-many-requests'))
    return (story.context().coolDownEndsAt ?? 0) - Date.now()
  }
  const first = refuse()
  story.wait(first)
  story.send({ type: 'lock.acquired', phase: 'copying' })
  story.send({ type: 'items.counted', counts: {} }, { type: 'copy.done', isOverQuota: false })
  const second = refuse()
  expect(second).toBeGreaterThan(first)
  story.wait(second)
  story.send({ type: 'lock.acquired', phase: 'copying' })
  story.send({ type: 'items.counted', counts: {} }, { type: 'copy.done', isOverQuota: false })
  story.send({ type: 'unsent.transferred' }, { type: 'items.verified' })
  expect(refuse()).toBe(first)
})
