import { expect, it } from 'vitest'
import { withChanges, type DocumentChange } from '#src/domain/data/documentChange.ts'
import { collectionMachine, collectionMachineFor } from '#src/machines/data/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

type Item = { text: string; isDone: boolean }

const itemsMachine = collectionMachineFor<Item>()
const input = { uid: 'ada' }
const milk = { id: 'milk', fields: { text: 'Milk', isDone: false } }
const tick: DocumentChange<Item> = { type: 'update', id: 'milk', fields: { isDone: true } }
const add: DocumentChange<Item> = {
  type: 'add',
  id: 'eggs',
  fields: { text: 'Eggs', isDone: false },
}
const read = { type: 'documents.read', documents: [milk] } as const
const changed = (change: DocumentChange<Item>) => ({ type: 'document.change', change }) as const
const saved = { type: 'change.saved' } as const
const reading = { awaitSessionEnd: input, watchDocuments: input }
const network = failed('network-request-failed')
const denied = failed('app-not-authorized')
const networkBack = { type: 'network.back' } as const

describeMachine({
  machine: collectionMachine,
  input,
  events: [
    read,
    changed(add),
    saved,
    { type: 'documents.retry' },
    { type: 'changes.discard', ids: [add.id] },
    { type: 'session.ended' },
    network,
    networkBack,
    denied,
  ],
  unboundedContext: ['changes', 'documents', 'failures'],
  invariants: {
    'a failure that it shows': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    'nothing of a failure after the session': ({ context, value }) =>
      value !== 'paused' || context.failure === null,
    'a change to save whenever it saves': (snapshot) =>
      !snapshot.hasTag('saving') || snapshot.context.changes.length > 0,
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

it('saves changes one after the other, and shows them at once', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick), changed(add))
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['saving'],
    { ...reading, saveChange: { uid: 'ada', change: tick } },
  ])
  const { documents, changes } = actor.context()
  expect(withChanges(documents ?? [], changes)).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    add.type === 'add' && { id: 'eggs', fields: add.fields },
  ])
  actor.send(saved)
  expect(actor.runningPorts()['saveChange']).toEqual({ uid: 'ada', change: add })
  actor.send(saved)
  expect([actor.tags(), actor.context().documents?.length]).toEqual([[], 2])
})

it('keeps what could not be saved, says why, and repeats the same changes', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(tick), network)
  expect([actor.tags(), actor.runningPorts(), actor.context().changes]).toEqual([
    ['failed', 'retrying'],
    { awaitSessionEnd: input },
    [add, tick],
  ])
  expect(actor.context().failure?.kind).toBe('network-request-failed')
  actor.send({ type: 'documents.retry' })
  expect([actor.context().failure, actor.runningPorts()]).toEqual([
    null,
    { ...reading, saveChange: { uid: 'ada', change: add } },
  ])
  actor.send(saved, saved)
  expect(actor.context().documents).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    add.type === 'add' && { id: 'eggs', fields: add.fields },
  ])
})

it('repeats a change that did not reach the server when the network is back', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), network, networkBack)
  const saveAdd = { ...reading, saveChange: { uid: 'ada', change: add } }
  expect([actor.tags(), actor.runningPorts()]).toEqual([['saving'], saveAdd])
  actor.send(read)
  expect(actor.context().failure?.kind).toBe('network-request-failed')
  actor.send(saved)
  expect([actor.context().failure, actor.context().changes]).toEqual([null, []])
})

it('repeats it without the browser’s help, too, after growing delays', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add))
  for (const delay of [1_000, 2_000, 4_000]) {
    actor.send(network)
    actor.wait(delay - 1)
    expect(actor.tags()).toEqual(['failed', 'retrying'])
    actor.wait(1)
    expect(actor.tags()).toEqual(['saving'])
  }
  actor.send(saved, changed(tick), network)
  actor.wait(1_000)
  expect(actor.runningPorts()['saveChange']).toEqual({ uid: 'ada', change: tick })
})

it('shows no failure of the network once it can read again, if nothing is unsaved', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(network, networkBack, read)
  expect(actor.context().failure).toBeNull()
})

it('takes the message away when the person retries while it already does', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), network, networkBack, { type: 'documents.retry' })
  expect([actor.context().failure, actor.startCount('saveChange')]).toEqual([null, 2])
})

it('never repeats by itself what the server has denied', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), denied, networkBack)
  actor.wait(3_600_000)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['failed'], { awaitSessionEnd: input }])
  actor.send({ type: 'documents.retry' })
  expect(actor.runningPorts()['saveChange']).toEqual({ uid: 'ada', change: add })
})

it('gives up a change that always fails when its document is deleted', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(add), changed(tick), network)
  const removeEggs = { type: 'delete', id: 'eggs' } as const
  actor.send(changed(removeEggs))
  expect([actor.startCount('watchDocuments'), actor.context().changes]).toEqual([
    2,
    [tick, removeEggs],
  ])
  actor.send(saved, saved)
  expect([actor.tags(), actor.context().documents?.map(({ id }) => id)]).toEqual([[], ['milk']])
})

it('gives up on a change that is never answered, and can be retried', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick))
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['saving'])
  actor.wait(1)
  expect([actor.tags(), actor.context().failure?.code]).toEqual([
    ['failed', 'retrying'],
    'auth/timeout',
  ])
  actor.send({ type: 'documents.retry' })
  expect([actor.tags(), actor.startCount('watchDocuments')]).toEqual([['saving'], 2])
})

it.each([
  ['saves a change', []],
  ['could not save it', [network]],
])('keeps of a session that ends while it %s only what the person changed', (_, events) => {
  const actor = startActor(itemsMachine, input)
  actor.send(read, changed(tick), ...events, { type: 'session.ended' })
  const { documents, changes, failure } = actor.context()
  expect([documents, changes, failure]).toEqual([null, [tick], null])
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], { awaitSessionEnd: input }])
  actor.send({ type: 'documents.retry' })
  expect(actor.runningPorts()['saveChange']).toEqual({ uid: 'ada', change: tick })
})

it('reads nothing after its session, even if the rest is discarded', () => {
  const actor = startActor(itemsMachine, input)
  actor.send(changed(add), { type: 'session.ended' })
  actor.send({ type: 'changes.discard', ids: [add.id] })
  expect([actor.context().changes, actor.runningPorts()]).toEqual([[], { awaitSessionEnd: input }])
})
