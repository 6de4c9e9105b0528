import { expect, it } from 'vitest'
import { initialTransition, transition, type EventFrom, type SnapshotFrom } from 'xstate'
import { deletionMachine } from '#src/machines/deletion/deletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>
type Event = EventFrom<typeof deletionMachine>

/** Everything that says that the account is kept. */
const endings: readonly Event[] = [
  { type: 'deletion.canceledElsewhere' },
  { type: 'flag.none' },
  { type: 'deletion.canceled' },
]
const steps = ['stopChanges', 'deleteData', 'revokeTokens', 'deleteAccount']

describeMachine({
  machine: deletionMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'deletion.begin' },
    { type: 'deletion.retry' },
    { type: 'deletion.cancel' },
    { type: 'deletion.canceledElsewhere' },
    { type: 'signIn.recent' },
    { type: 'signIn.old' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    { type: 'flag.none' },
    { type: 'flag.begun' },
    { type: 'flag.final' },
    { type: 'changes.stopped' },
    {
      type: 'deletion.progress',
      progress: { step: 'documents', done: 3, total: 4 },
      timeLeft: 7_000,
    },
    { type: 'data.deleted' },
    { type: 'tokens.revoked' },
    { type: 'deletion.canceled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'a way to cancel whenever it is stopped, until it is final': (snapshot) =>
      !snapshot.hasTag('stopped') ||
      snapshot.can({ type: 'deletion.cancel' }) === !snapshot.hasTag('final'),
    'a way to continue whenever it is stopped, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('stopped') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'deletion.retry' }),
    'no step before the person has started it': (snapshot) =>
      snapshot.matches('deleting') || !steps.some((id) => id in snapshot.children),
    'no message about a canceled deletion while it runs': (snapshot) =>
      !snapshot.hasTag('canceled') || snapshot.matches('deciding'),
    'no message about a canceled deletion once it is final': (snapshot) =>
      !snapshot.hasTag('final') ||
      endings.every((ending) => !snapshotAfter(snapshot, ending).hasTag('canceled')),
    'a reaction to a deletion that became final elsewhere': (snapshot) =>
      snapshotAfter(snapshot, { type: 'flag.final' }).hasTag('final'),
    'the account until its data is gone': (snapshot) =>
      !snapshot.matches({ deleting: { steps: { working: 'deletingAccount' } } }) ||
      snapshot.hasTag('dataDeleted'),
    'everything in the account until the deletion is final': (snapshot) =>
      !snapshot.hasTag('dataDeleted') || snapshot.hasTag('final'),
    'no cancellation in progress once the deletion is final': (snapshot) =>
      !(snapshot.hasTag('canceling') && snapshot.hasTag('final')),
    'nothing of the last deletion while the person decides': (snapshot) =>
      !snapshot.matches('deciding') || snapshot.context.progress === null,
    'no failure while a step runs': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
  },
})

const inProgress: readonly Event[] = [
  { type: 'deletion.begin' },
  { type: 'signIn.recent' },
  { type: 'changes.stopped' },
]

it('continues a step in progress if the cancellation came too late', () => {
  const lazy = after([...inProgress, { type: 'deletion.cancel' }, { type: 'flag.final' }])
  expect(lazy.value).toEqual({ deleting: { steps: { working: 'stopping' }, stage: 'final' } })
})

it('waits for the person after a halt if the cancellation came too late', () => {
  const broken = failed('network-request-failed')
  const lazy = after([...inProgress, broken, { type: 'deletion.cancel' }, { type: 'flag.final' }])
  expect(lazy.value).toEqual({ deleting: { steps: 'stopped', stage: 'final' } })
})

function after(events: readonly Event[]): Snapshot {
  const [first] = initialTransition(deletionMachine, { uid: 'ada' })
  return events.reduce((snapshot, event) => transition(deletionMachine, snapshot, event)[0], first)
}

function snapshotAfter(snapshot: Snapshot, event: Event): Snapshot {
  return transition(deletionMachine, snapshot, event)[0]
}

const watching = { watchDeletionFlag: { uid: 'ada' } }
const broken = failed('network-request-failed')

/** The person's data is being deleted. */
function startAtDeletingData() {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send(...inProgress)
  return actor
}

it('deletes one step after the other, for its own person only, and the account last', () => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  const seen = () => [actor.tags(), actor.runningPorts()]
  expect([actor.state(), actor.runningPorts()]).toEqual(['deciding.asking.undecided', watching])
  actor.send({ type: 'deletion.begin' })
  expect(seen()).toEqual([['busy'], { ...watching, checkSignInAge: { uid: 'ada' } }])
  actor.send({ type: 'signIn.recent' })
  expect(seen()).toEqual([['busy'], { ...watching, stopChanges: { uid: 'ada' } }])
  actor.send({ type: 'changes.stopped' })
  expect(seen()).toEqual([['busy', 'deletingData'], { ...watching, deleteData: { uid: 'ada' } }])
  const progress = { step: 'documents', done: 3, total: 4 } as const
  actor.send({ type: 'deletion.progress', progress, timeLeft: 7_000 })
  expect(actor.context()).toMatchObject({ progress, timeLeft: 7_000 })
  actor.send({ type: 'data.deleted' })
  expect(seen()).toEqual([
    ['busy', 'dataDeleted', 'final', 'revoking'],
    { ...watching, revokeTokens: { uid: 'ada' } },
  ])
  actor.send({ type: 'tokens.revoked' })
  expect(seen()).toEqual([
    ['busy', 'dataDeleted', 'final'],
    { ...watching, deleteAccount: { uid: 'ada' } },
  ])
})

it('deletes nothing after an old sign-in until the person has confirmed their identity', () => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'deletion.begin' }, { type: 'signIn.old' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['confirming'], watching])
  actor.send({ type: 'identity.canceled' })
  expect(actor.state()).toBe('deciding.asking.undecided')
  actor.send({ type: 'deletion.begin' }, { type: 'signIn.old' }, { type: 'identity.confirmed' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchDeletionFlag', 'stopChanges'])
})

it("lets the person decide again if the age of the sign-in can't be determined", () => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'deletion.begin' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.state(), actor.context().failure?.kind]).toEqual([
    'deciding.asking.undecided',
    'network-request-failed',
  ])
  actor.send({ type: 'deletion.begin' })
  expect(actor.context().failure).toBeNull()
  actor.send(failed('internal-error'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual([
    'deciding.asking.undecided',
    'internal-error',
  ])
})

it('can’t begin again after too many requests until the cool-down is over', () => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'deletion.begin' }, failed('too-many-requests'), { type: 'deletion.begin' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown'], watching])
  expect(actor.context()).toMatchObject({
    failure: { kind: 'too-many-requests' },
    coolDownEndsAt: Date.now() + 30_000,
  })
  actor.wait(30_000)
  expect([actor.state(), actor.context().coolDownEndsAt]).toEqual([
    'deciding.asking.undecided',
    null,
  ])
  actor.send({ type: 'deletion.begin' }, failed('too-many-requests'))
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 60_000)
})

it.each([
  ['flag.begun', ['stopped']],
  ['flag.final', ['final', 'stopped']],
] as const)('shows a deletion that another tab begins during the cool-down: %s', (type, tags) => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'deletion.begin' }, failed('too-many-requests'), { type })
  expect([actor.tags(), actor.context().coolDownEndsAt]).toEqual([tags, null])
})

it.each([
  [[]],
  [[{ type: 'deletion.begin' }]],
  [[{ type: 'deletion.begin' }, { type: 'signIn.old' }]],
] as const)('can only continue, not be canceled, once it is final elsewhere: %j', (events) => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send(...events, { type: 'flag.final' }, { type: 'deletion.cancel' }, { type: 'flag.none' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['final', 'stopped'], watching])
  actor.send({ type: 'deletion.retry' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchDeletionFlag', 'stopChanges'])
})

it.each([
  ['the age of the sign-in is checked', []],
  ['the person confirms their identity', [{ type: 'signIn.old' }]],
] as const)('follows a deletion that another tab begins while %s', (_, events) => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'deletion.begin' }, ...events, { type: 'flag.begun' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['stopped'], watching])
  actor.send({ type: 'flag.none' })
  expect(actor.tags()).toEqual(['canceled'])
})

it('waits for the person if it was started elsewhere, and is over once it is canceled there', () => {
  const actor = startActor(deletionMachine, { uid: 'ada' })
  actor.send({ type: 'flag.begun' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['stopped'], watching])
  actor.send({ type: 'flag.none' })
  expect(actor.tags()).toEqual(['canceled'])
  actor.send({ type: 'deletion.begin' })
  expect(actor.tags()).toEqual(['busy'])
})

it('can be canceled in progress, and then reports that', () => {
  const actor = startAtDeletingData()
  const progress = { step: 'locking', done: 0, total: null } as const
  actor.send({ type: 'deletion.progress', progress, timeLeft: 1 }, { type: 'deletion.cancel' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'canceling'],
    { ...watching, cancelDeletion: { uid: 'ada' } },
  ])
  actor.send({ type: 'deletion.canceled' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['canceled'], watching])
  expect(actor.context()).toMatchObject({ progress: null, timeLeft: null })
})

it("can't be canceled once it is final", () => {
  const actor = startAtDeletingData()
  actor.send({ type: 'flag.final' }, { type: 'deletion.cancel' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchDeletionFlag', 'deleteData'])
  actor.send({ type: 'deletion.canceledElsewhere' })
  expect(actor.tags()).toEqual(['final', 'stopped'])
  actor.send({ type: 'deletion.cancel' })
  expect(actor.tags()).toEqual(['final', 'stopped'])
})

it('is over if it was canceled on another device in time', () => {
  const actor = startAtDeletingData()
  actor.send({ type: 'deletion.canceledElsewhere' })
  expect(actor.tags()).toEqual(['canceled'])
})

it('continues with the account alone if the data was gone when the sign-in became too old', () => {
  const actor = startAtDeletingData()
  actor.send({ type: 'data.deleted' }, { type: 'tokens.revoked' }, failed('requires-recent-login'))
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['confirming', 'dataDeleted', 'final'],
    watching,
  ])
  actor.send({ type: 'identity.canceled' })
  expect(actor.tags()).toEqual(['dataDeleted', 'final', 'stopped'])
  actor.send({ type: 'deletion.retry' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchDeletionFlag', 'revokeTokens'])
  actor.send(failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchDeletionFlag', 'revokeTokens'])
})

it('halts if a step fails, continues from the beginning, and can still be canceled', () => {
  const actor = startAtDeletingData()
  actor.send(broken)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['stopped'], watching])
  expect(actor.context().failure?.kind).toBe('network-request-failed')
  actor.send({ type: 'deletion.retry' })
  expect([actor.context().failure, actor.startCount('stopChanges')]).toEqual([null, 2])
  actor.send(broken, { type: 'deletion.cancel' })
  expect([actor.tags(), actor.context().failure]).toEqual([['busy', 'canceling'], null])
  actor.send(broken)
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['stopped'],
    'network-request-failed',
  ])
  actor.send({ type: 'deletion.cancel' }, { type: 'flag.final' }, { type: 'deletion.cancel' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['final', 'stopped'], watching])
})

it('requests nothing after too many requests until the cool-down is over, but can be canceled', () => {
  const actor = startAtDeletingData()
  actor.send(failed('too-many-requests'), { type: 'deletion.retry' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown', 'stopped'], watching])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(30_000)
  expect(actor.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  actor.send({ type: 'deletion.retry' }, failed('too-many-requests'))
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 60_000)
  actor.send({ type: 'deletion.cancel' })
  expect([actor.tags(), actor.context().coolDownEndsAt]).toEqual([['busy', 'canceling'], null])
})

it('is canceled during a cool-down by another device, and only until it is final', () => {
  const actor = startAtDeletingData()
  actor.send(failed('too-many-requests'), { type: 'flag.none' })
  expect([actor.tags(), actor.context().coolDownEndsAt]).toEqual([['canceled'], null])
  const late = startAtDeletingData()
  late.send({ type: 'flag.final' }, failed('too-many-requests'), { type: 'flag.none' })
  expect(late.tags()).toEqual(['coolingDown', 'final', 'stopped'])
})

it("can't be canceled during a cool-down once it is final", () => {
  const actor = startAtDeletingData()
  actor.send({ type: 'flag.final' }, failed('too-many-requests'), { type: 'deletion.cancel' })
  expect(actor.tags()).toEqual(['coolingDown', 'final', 'stopped'])
})

it("gives up if the account isn't deleted within a minute and a half", () => {
  const actor = startAtDeletingData()
  actor.send({ type: 'data.deleted' }, { type: 'tokens.revoked' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy', 'dataDeleted', 'final'])
  actor.wait(1)
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['dataDeleted', 'final', 'stopped'],
    'network-request-failed',
  ])
})
