import { expect, it } from 'vitest'
import { withChanges, type DocumentChange } from '#src/domain/data/documentChange.ts'
import { collectionMachine, collectionMachineFor } from '#src/machines/data/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

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
  const story = begin(itemsMachine, input)
  expect([story.atWork(), story.context().documents]).toEqual([reading, null])
  story.send(read)
  expect(story.context().documents).toEqual([milk])
  story.send({ type: 'documents.read', documents: [] })
  expect([story.context().documents, story.begun('watchDocuments')]).toEqual([[], 1])
})

it('saves changes one after the other, and shows them at once', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick), changed(add))
  expect([story.tags(), story.atWork()]).toEqual([
    ['saving'],
    { ...reading, saveChange: { uid: 'ada', change: tick } },
  ])
  const { documents, changes } = story.context()
  expect(withChanges(documents ?? [], changes)).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    add.type === 'add' && { id: 'eggs', fields: add.fields },
  ])
  story.send(saved)
  expect(story.atWork()['saveChange']).toEqual({ uid: 'ada', change: add })
  story.send(saved)
  expect([story.tags(), story.context().documents?.length]).toEqual([[], 2])
})

it('keeps what could not be saved, says why, and repeats the same changes', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), changed(tick), network)
  expect([story.tags(), story.atWork(), story.context().changes]).toEqual([
    ['failed', 'retrying'],
    { awaitSessionEnd: input },
    [add, tick],
  ])
  expect(story.context().failure?.kind).toBe('network-request-failed')
  story.send({ type: 'documents.retry' })
  expect([story.context().failure, story.atWork()]).toEqual([
    null,
    { ...reading, saveChange: { uid: 'ada', change: add } },
  ])
  story.send(saved, saved)
  expect(story.context().documents).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    add.type === 'add' && { id: 'eggs', fields: add.fields },
  ])
})

it('repeats a change that did not reach the server when the network is back', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), network, networkBack)
  const saveAdd = { ...reading, saveChange: { uid: 'ada', change: add } }
  expect([story.tags(), story.atWork()]).toEqual([['saving'], saveAdd])
  story.send(read)
  expect(story.context().failure?.kind).toBe('network-request-failed')
  story.send(saved)
  expect([story.context().failure, story.context().changes]).toEqual([null, []])
})

it('repeats it without the browser’s help, too, after growing delays', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add))
  for (const delay of [1_000, 2_000, 4_000]) {
    story.send(network)
    story.wait(delay - 1)
    expect(story.tags()).toEqual(['failed', 'retrying'])
    story.wait(1)
    expect(story.tags()).toEqual(['saving'])
  }
  story.send(saved, changed(tick), network)
  story.wait(1_000)
  expect(story.atWork()['saveChange']).toEqual({ uid: 'ada', change: tick })
})

it('shows no failure of the network once it can read again, if nothing is unsaved', () => {
  const story = begin(itemsMachine, input)
  story.send(network, networkBack, read)
  expect(story.context().failure).toBeNull()
})

it('takes the message away when the person retries while it already does', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), network, networkBack, { type: 'documents.retry' })
  expect([story.context().failure, story.begun('saveChange')]).toEqual([null, 2])
})

it('never repeats by itself what the server has denied', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), denied, networkBack)
  story.wait(3_600_000)
  expect([story.tags(), story.atWork()]).toEqual([['failed'], { awaitSessionEnd: input }])
  story.send({ type: 'documents.retry' })
  expect(story.atWork()['saveChange']).toEqual({ uid: 'ada', change: add })
})

it('gives up a change that always fails when its document is deleted', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), changed(tick), network)
  const removeEggs = { type: 'delete', id: 'eggs' } as const
  story.send(changed(removeEggs))
  expect([story.begun('watchDocuments'), story.context().changes]).toEqual([2, [tick, removeEggs]])
  story.send(saved, saved)
  expect([story.tags(), story.context().documents?.map(({ id }) => id)]).toEqual([[], ['milk']])
})

it('gives up on a change that is never answered, and can be retried', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick))
  story.wait(89_999)
  expect(story.tags()).toEqual(['saving'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.code]).toEqual([
    ['failed', 'retrying'],
    'auth/timeout',
  ])
  story.send({ type: 'documents.retry' })
  expect([story.tags(), story.begun('watchDocuments')]).toEqual([['saving'], 2])
})

it.each([
  ['saves a change', []],
  ['could not save it', [network]],
])('keeps of a session that ends while it %s only what the person changed', (_, events) => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick), ...events, { type: 'session.ended' })
  const { documents, changes, failure } = story.context()
  expect([documents, changes, failure]).toEqual([null, [tick], null])
  expect([story.tags(), story.atWork()]).toEqual([[], { awaitSessionEnd: input }])
  story.send({ type: 'documents.retry' })
  expect(story.atWork()['saveChange']).toEqual({ uid: 'ada', change: tick })
})

it('reads nothing after its session, even if the rest is discarded', () => {
  const story = begin(itemsMachine, input)
  story.send(changed(add), { type: 'session.ended' })
  story.send({ type: 'changes.discard', ids: [add.id] })
  expect([story.context().changes, story.atWork()]).toEqual([[], { awaitSessionEnd: input }])
})
