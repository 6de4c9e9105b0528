import { expect, it } from 'vitest'
import { initialTransition, transition, type EventFrom, type SnapshotFrom } from 'xstate'
import { deletionMachine } from '#src/machines/deletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>
type Event = EventFrom<typeof deletionMachine>

/** All that says that the account is kept. */
const endings: readonly Event[] = [
  { type: 'deletion.calledOff' },
  { type: 'mark.none' },
  { type: 'account.kept' },
]
const removers = ['stopChanges', 'wipeData', 'revokeTokens', 'deleteAccount']

describeMachine({
  machine: deletionMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'deletion.begin' },
    { type: 'deletion.retry' },
    { type: 'deletion.cancel' },
    { type: 'deletion.calledOff' },
    { type: 'login.fresh' },
    { type: 'login.old' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    { type: 'mark.none' },
    { type: 'mark.begun' },
    { type: 'mark.final' },
    { type: 'changes.stopped' },
    { type: 'wipe.progress', progress: { step: 'notes', done: 3, total: 4 }, timeLeft: 7_000 },
    { type: 'data.wiped' },
    { type: 'tokens.revoked' },
    { type: 'account.kept' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'a way back wherever it stopped, until the last moment': (snapshot) =>
      !snapshot.hasTag('halted') ||
      snapshot.can({ type: 'deletion.cancel' }) === !snapshot.context.isFinal,
    'a way on wherever it stopped, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('halted') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'deletion.retry' }),
    'no step taken before somebody has begun': (snapshot) =>
      snapshot.hasTag('removing') || !removers.some((id) => id in snapshot.children),
    'no word of an account kept once it is being deleted': (snapshot) =>
      !snapshot.context.isKept || snapshot.hasTag('deciding'),
    'nobody told that they keep what is final': (snapshot) =>
      !snapshot.context.isFinal ||
      endings.every((ending) => !contextAfter(snapshot, ending).isKept),
    'an ear for what became final elsewhere': (snapshot) =>
      contextAfter(snapshot, { type: 'mark.final' }).isFinal,
    'the account until its data are gone': (snapshot) =>
      !snapshot.matches({ removing: { working: 'deleting' } }) || snapshot.context.isWiped,
    'everything in the account until nobody can keep it': (snapshot) =>
      !snapshot.context.isWiped || snapshot.context.isFinal,
    'nobody who may still decide from what has become final': (snapshot) =>
      !(snapshot.hasTag('keeping') && snapshot.context.isFinal),
    'nothing of the last deletion while the person decides': (snapshot) =>
      !snapshot.hasTag('deciding') || snapshot.context.progress === null,
    'no failure while a step runs': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
  },
})

const underWay: readonly Event[] = [
  { type: 'deletion.begin' },
  { type: 'login.fresh' },
  { type: 'changes.stopped' },
]

it('goes on where a stop came too late for what was under way', () => {
  const late = after([...underWay, { type: 'deletion.cancel' }, { type: 'mark.final' }])
  expect(late.value).toEqual({ removing: { working: 'stopping' } })
  expect(late.context.isFinal).toBe(true)
})

it('waits for the person where a stop came too late for what had stopped by itself', () => {
  const broken = failed('network-request-failed')
  const late = after([...underWay, broken, { type: 'deletion.cancel' }, { type: 'mark.final' }])
  expect(late.value).toEqual({ removing: 'halted' })
})

function after(events: readonly Event[]): Snapshot {
  const [first] = initialTransition(deletionMachine, { uid: 'ada' })
  return events.reduce((snapshot, event) => transition(deletionMachine, snapshot, event)[0], first)
}

function contextAfter(snapshot: Snapshot, event: Event): Snapshot['context'] {
  const [next] = transition(deletionMachine, snapshot, event)
  return next.context
}
