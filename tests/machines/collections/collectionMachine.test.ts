import { expect, it } from 'vitest'
import { shownDocuments, type DocumentChange } from '#src/domain/collections/documentChange.ts'
import {
  collectionMachine,
  collectionMachineFor,
} from '#src/machines/collections/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

type Item = { text: string; isDone: boolean }
type Change = DocumentChange<Item>

const itemsMachine = collectionMachineFor<Item>()
const input = { uid: 'ada' }
const milk = { id: 'milk', fields: { text: 'Milk', isDone: false } }
const tick: Change = { type: 'update', id: 'milk', fields: { isDone: true } }
const ticked = { ...tick, ifDeleted: { text: 'Milk', isDone: true } }
const eggs = { id: 'eggs', fields: { text: 'Eggs', isDone: false } }
const add: Change = { type: 'add', ...eggs }
const shorten: Change = { type: 'update', id: 'eggs', fields: { text: 'Egg' } }
const shortened = { ...shorten, ifDeleted: { text: 'Egg', isDone: false } }
const read = { type: 'documents.read', documents: [milk] } as const
const changed = (change: Change) => ({ type: 'document.change', change }) as const
const saved = { type: 'changes.saved' } as const
const retry = { type: 'collection.retry' } as const
const network = failed('network-request-failed')
const denied = failed('app-not-authorized')
const unread = { type: 'documents.failed', failure: denied.failure } as const
const networkBack = { type: 'network.back' } as const
const sessionEnded = { type: 'person.left' } as const
const reading = { awaitPersonLeft: input, watchNetwork: undefined, watchDocuments: input }
const saving = (...changes: readonly Change[]) => ({
  ...reading,
  saveChanges: { uid: 'ada', changes },
})

describeMachine({
  machine: collectionMachine,
  input,
  events: [
    read,
    unread,
    changed(add),
    saved,
    retry,
    { type: 'changes.discard', ids: [add.id] },
    sessionEnded,
    network,
    failed('too-many-requests'),
    failed('internal-error'),
    networkBack,
    denied,
  ],
  unboundedContext: ['changes', 'documents', 'failureCount', 'sending'],
  invariants: {
    'a reason whenever it can’t read or save': (snapshot) =>
      (!snapshot.hasTag('retrying') || snapshot.context.saveFailure !== null) &&
      (!snapshot.matches({ open: { reading: 'failed' } }) || snapshot.context.readFailure !== null),
    'nothing but unsaved changes after the session': ({ context, value }) =>
      value !== 'paused' ||
      (context.documents === null &&
        context.deletedElsewhere.length === 0 &&
        context.readFailure === null &&
        context.saveFailure === null &&
        context.refusals.length === 0),
    'a change to save whenever it saves': (snapshot) =>
      !snapshot.hasTag('saving') || snapshot.context.changes.length > 0,
    'unsaved changes of whatever is refused': ({ context }) =>
      context.refusals.every((refusal) => context.changes.some(({ id }) => id === refusal.id)),
  },
})

it('reads the documents of this person, and follows every change', () => {
  const actor = startActor(itemsMachine, input)
  expect([actor.runningPorts(), actor.context().documents]).toEqual([reading, null])
  actor.send(read)
  expect(actor.context().documents).toEqual([milk])
  actor.send({ type: 'documents.read', documents: [] })
  expect([actor.context().documents, actor.startCount('watchDocuments')]).toEqual([[], 1])
})

it('is slow if nothing is read for ten seconds', () => {
  const actor = startActor(itemsMachine, input)
  actor.wait(9_999)
  expect(actor.tags()).toEqual([])
  actor.wait(1)
  expect(actor.tags()).toEqual(['slow'])
  actor.send(read)
  expect(actor.tags()).toEqual([])
})

it('saves one document after the other, and shows all changes at once', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick), changed(add))
  expect([actor.tags(), actor.runningPorts()]).toEqual([['saving'], saving(ticked)])
  expect(shownDocuments(actor.context())).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    eggs,
  ])
  actor.send(saved)
  expect(actor.runningPorts()).toEqual(saving(add))
  actor.send(saved)
  expect([actor.tags(), actor.context().documents?.length]).toEqual([[], 2])
})

it('saves later what the person changes while its document is being saved', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(shorten))
  expect(actor.runningPorts()).toEqual(saving(add))
  actor.send(saved)
  expect([actor.context().documents, actor.runningPorts()]).toEqual([
    [milk, eggs],
    saving(shortened),
  ])
})

it('shows what another device has written since, rather than what it has saved before', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick))
  const newer = [{ id: 'milk', fields: { text: 'Oat milk', isDone: true } }]
  actor.send({ type: 'documents.read', documents: newer }, saved)
  expect(shownDocuments(actor.context())).toEqual(newer)
})

it('keeps what did not reach the server, reports why, and stays live', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(tick), network)
  expect([actor.tags(), actor.runningPorts(), actor.context().changes]).toEqual([
    ['retrying'],
    reading,
    [add, ticked],
  ])
  expect(actor.context().saveFailure?.kind).toBe('network-request-failed')
  actor.send({ type: 'documents.read', documents: [] })
  expect([actor.context().documents, actor.context().saveFailure?.kind]).toEqual([
    [],
    'network-request-failed',
  ])
  actor.send(retry)
  expect([actor.context().saveFailure, actor.runningPorts()]).toEqual([null, saving(add)])
})

it('repeats what did not reach the server when the network is back, and with the next change', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), network, networkBack)
  expect(actor.runningPorts()).toEqual(saving(add))
  actor.send(network, changed(tick))
  expect([actor.context().changes, actor.runningPorts()]).toEqual([[add, ticked], saving(add)])
  actor.send(saved, saved)
  expect([actor.context().saveFailure, actor.context().changes]).toEqual([null, []])
})

it('repeats it without the browser’s help, too, after growing delays', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add))
  for (const delay of [1_000, 2_000, 4_000]) {
    actor.send(network)
    actor.wait(delay - 1)
    expect(actor.tags()).toEqual(['retrying'])
    actor.wait(1)
    expect(actor.tags()).toEqual(['saving'])
  }
  actor.send(saved, changed(tick), network)
  actor.wait(1_000)
  expect(actor.runningPorts()).toEqual(saving(ticked))
})

it('waits when the server asks for it', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), failed('too-many-requests'))
  expect([actor.tags(), actor.context().refusals]).toEqual([['retrying'], []])
})

it('takes the message away when the person retries while it already does', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), network, networkBack, retry)
  expect([actor.context().saveFailure, actor.startCount('saveChanges')]).toEqual([null, 2])
})

it('saves other documents when the server refuses one, and never repeats that by itself', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(tick), denied)
  expect([actor.context().refusals, actor.runningPorts()]).toEqual([
    [{ id: 'eggs', failure: denied.failure }],
    saving(ticked),
  ])
  actor.send(saved, networkBack)
  actor.wait(3_600_000)
  expect([actor.tags(), actor.runningPorts(), actor.context().changes]).toEqual([
    [],
    reading,
    [add],
  ])
  actor.send(retry)
  expect([actor.context().refusals, actor.runningPorts()]).toEqual([[], saving(add)])
})

it('refuses what was sent, whatever the person has changed meanwhile', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), denied, changed(tick), changed(shorten), denied)
  expect([actor.context().refusals, actor.runningPorts()]).toEqual([
    [{ id: 'milk', failure: denied.failure }],
    saving(add, shortened),
  ])
})

it('sends a correction that was made while its document was being refused', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(shorten), denied)
  expect([actor.context().refusals, actor.runningPorts()]).toEqual([[], saving(add, shortened)])
})

it('goes on saving a document when the person discards another one', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), denied, changed(tick))
  actor.send({ type: 'changes.discard', ids: ['eggs'] })
  expect([actor.startCount('saveChanges'), actor.runningPorts()]).toEqual([2, saving(ticked)])
})

it('shows and saves a change of a document that is deleted meanwhile on another device', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick), { type: 'documents.read', documents: [] })
  expect(shownDocuments(actor.context())).toEqual([{ id: 'milk', fields: ticked.ifDeleted }])
  expect(actor.runningPorts()).toEqual(saving(ticked))
})

it('adds a document again if the person changes it after another device has deleted it', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, { type: 'documents.read', documents: [] })
  expect(shownDocuments(actor.context())).toEqual([])
  actor.send(changed(tick))
  expect([shownDocuments(actor.context()), actor.runningPorts()]).toEqual([
    [{ id: 'milk', fields: ticked.ifDeleted }],
    saving(ticked),
  ])
})

it('adds it as it was last read', () => {
  const actor = startActor(itemsMachine, input)
  const documents = [{ id: 'milk', fields: { text: 'Oat milk', isDone: false } }]
  const none = { type: 'documents.read', documents: [] } as const
  actor.send(read, none, { type: 'documents.read', documents }, none, changed(tick))
  const ifDeleted = { text: 'Oat milk', isDone: true }
  expect(actor.runningPorts()).toEqual(saving({ ...tick, ifDeleted }))
})

it('adds nothing again that the person has deleted here', () => {
  const actor = startActor(itemsMachine, input)
  const remove: Change = { type: 'delete', id: 'milk' }
  actor.send(read, changed(remove), { type: 'documents.read', documents: [] }, saved)
  actor.send(changed(tick))
  expect([shownDocuments(actor.context()), actor.runningPorts()]).toEqual([[], saving(tick)])
})

it('saves a refused document with what the person changes in it', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), denied, changed(shorten))
  expect([actor.context().refusals, actor.runningPorts()]).toEqual([[], saving(add, shortened)])
  actor.send(saved)
  expect([actor.context().changes, actor.context().documents]).toEqual([
    [],
    [milk, { id: 'eggs', fields: { text: 'Egg', isDone: false } }],
  ])
})

it.each([
  ['was refused', denied],
  ['did not reach the server', network],
  ['is being saved', read],
])('gives up what the person discards if it %s', (_, event) => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), event, { type: 'changes.discard', ids: ['eggs'] })
  const { changes, refusals, saveFailure } = actor.context()
  expect([changes, refusals, saveFailure, actor.runningPorts()]).toEqual([[], [], null, reading])
})

it('gives up on changes that are never answered, and repeats them', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick))
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['saving'])
  actor.wait(1)
  expect([actor.tags(), actor.context().saveFailure?.code]).toEqual([['retrying'], 'auth/timeout'])
  actor.wait(1_000)
  expect([actor.tags(), actor.startCount('watchDocuments')]).toEqual([['saving'], 1])
})

it.each([
  ['when the network is back', [networkBack]],
  ['when the person retries', [retry]],
])('reads again %s, and saves meanwhile', (_, events) => {
  const actor = startActor(itemsMachine, input)
  actor.send(unread, changed(add))
  const { watchDocuments: _unread, ...rest } = saving(add)
  expect([actor.context().readFailure?.kind, actor.runningPorts()]).toEqual([
    'app-not-authorized',
    rest,
  ])
  actor.send(...events)
  expect(actor.startCount('watchDocuments')).toBe(2)
  actor.send(read)
  expect([actor.context().readFailure, actor.context().documents]).toEqual([null, [milk]])
})

it('reads again by itself after five seconds, and shows until then why it can’t', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(unread)
  actor.wait(4_999)
  expect(actor.startCount('watchDocuments')).toBe(1)
  actor.wait(1)
  expect([actor.startCount('watchDocuments'), actor.context().readFailure]).toEqual([
    2,
    denied.failure,
  ])
  actor.send(read)
  expect([actor.context().readFailure, actor.context().documents]).toEqual([null, [milk]])
})

it.each([
  ['saves a change', []],
  ['could not save it', [network]],
  ['could not read', [unread]],
  ['may not save it', [denied]],
])('keeps of a session that ends while it %s only what the person changed', (_, events) => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick), ...events, sessionEnded)
  expect([actor.context().changes, actor.tags(), actor.runningPorts()]).toEqual([
    [ticked],
    [],
    { awaitPersonLeft: input },
  ])
  actor.send(retry)
  expect(actor.runningPorts()).toEqual(saving(ticked))
})

it('remembers no deleted document after its session', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, { type: 'documents.read', documents: [] }, sessionEnded, retry, changed(tick))
  expect(actor.runningPorts()).toEqual(saving(tick))
})

it('reads nothing after its session, even if the rest is discarded', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(changed(add), sessionEnded)
  actor.send({ type: 'changes.discard', ids: [add.id] })
  expect([actor.context().changes, actor.runningPorts()]).toEqual([[], { awaitPersonLeft: input }])
})
