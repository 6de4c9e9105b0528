import { expect, it } from 'vitest'
import { shownDocuments, type DocumentChange } from '#src/domain/data/documentChange.ts'
import { collectionMachine, collectionMachineFor } from '#src/machines/data/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

type Item = { text: string; isDone: boolean }
type Change = DocumentChange<Item>

const itemsMachine = collectionMachineFor<Item>()
const input = { uid: 'ada' }
const milk = { id: 'milk', fields: { text: 'Milk', isDone: false } }
const tick: Change = { type: 'update', id: 'milk', fields: { isDone: true } }
const eggs = { id: 'eggs', fields: { text: 'Eggs', isDone: false } }
const add: Change = { type: 'add', ...eggs }
const shorten: Change = { type: 'update', id: 'eggs', fields: { text: 'Egg' } }
const read = { type: 'documents.read', documents: [milk] } as const
const changed = (change: Change) => ({ type: 'document.change', change }) as const
const saved = (...changes: readonly Change[]) => ({ type: 'changes.saved', changes }) as const
const retry = { type: 'collection.retry' } as const
const network = failed('network-request-failed')
const denied = failed('app-not-authorized')
const unread = { type: 'documents.failed', failure: denied.failure } as const
const networkBack = { type: 'network.back' } as const
const sessionEnded = { type: 'session.ended' } as const
const reading = { awaitSessionEnd: input, watchNetwork: undefined, watchDocuments: input }
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
    saved(add),
    retry,
    { type: 'changes.discard', ids: [add.id] },
    sessionEnded,
    network,
    failed('too-many-requests'),
    networkBack,
    denied,
  ],
  unboundedContext: ['changes', 'documents', 'failures'],
  invariants: {
    'a reason whenever it can’t read or save': (snapshot) =>
      (!snapshot.hasTag('retrying') || snapshot.context.saveFailure !== null) &&
      (!snapshot.matches({ open: { reading: 'failed' } }) || snapshot.context.readFailure !== null),
    'nothing but unsaved changes after the session': ({ context, value }) =>
      value !== 'paused' ||
      (context.documents === null &&
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
  const story = begin(itemsMachine, input)
  expect([story.atWork(), story.context().documents]).toEqual([reading, null])
  story.send(read)
  expect(story.context().documents).toEqual([milk])
  story.send({ type: 'documents.read', documents: [] })
  expect([story.context().documents, story.begun('watchDocuments')]).toEqual([[], 1])
})

it('is slow if nothing is read for ten seconds', () => {
  const story = begin(itemsMachine, input)
  story.wait(9_999)
  expect(story.tags()).toEqual([])
  story.wait(1)
  expect(story.tags()).toEqual(['slow'])
  story.send(read)
  expect(story.tags()).toEqual([])
})

it('saves one document after the other, and shows all changes at once', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick), changed(add))
  expect([story.tags(), story.atWork()]).toEqual([['saving'], saving(tick)])
  expect(shownDocuments(story.context())).toEqual([
    { id: 'milk', fields: { text: 'Milk', isDone: true } },
    eggs,
  ])
  story.send(saved(tick))
  expect(story.atWork()).toEqual(saving(add))
  story.send(saved(add))
  expect([story.tags(), story.context().documents?.length]).toEqual([[], 2])
})

it('saves later what the person changes while its document is being saved', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), changed(shorten))
  expect(story.atWork()).toEqual(saving(add))
  story.send(saved(add))
  expect([story.context().documents, story.atWork()]).toEqual([[milk, eggs], saving(shorten)])
})

it('keeps what did not reach the server, says why, and stays live', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), changed(tick), network)
  expect([story.tags(), story.atWork(), story.context().changes]).toEqual([
    ['retrying'],
    reading,
    [add, tick],
  ])
  expect(story.context().saveFailure?.kind).toBe('network-request-failed')
  story.send({ type: 'documents.read', documents: [] })
  expect([story.context().documents, story.context().saveFailure?.kind]).toEqual([
    [],
    'network-request-failed',
  ])
  story.send(retry)
  expect([story.context().saveFailure, story.atWork()]).toEqual([null, saving(add)])
})

it('repeats what did not reach the server when the network is back, and with the next change', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), network, networkBack)
  expect(story.atWork()).toEqual(saving(add))
  story.send(network, changed(tick))
  expect([story.context().changes, story.atWork()]).toEqual([[add, tick], saving(add)])
  story.send(saved(add), saved(tick))
  expect([story.context().saveFailure, story.context().changes]).toEqual([null, []])
})

it('repeats it without the browser’s help, too, after growing delays', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add))
  for (const delay of [1_000, 2_000, 4_000]) {
    story.send(network)
    story.wait(delay - 1)
    expect(story.tags()).toEqual(['retrying'])
    story.wait(1)
    expect(story.tags()).toEqual(['saving'])
  }
  story.send(saved(add), changed(tick), network)
  story.wait(1_000)
  expect(story.atWork()).toEqual(saving(tick))
})

it('waits when the server asks for it', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), failed('too-many-requests'))
  expect([story.tags(), story.context().refusals]).toEqual([['retrying'], []])
})

it('takes the message away when the person retries while it already does', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), network, networkBack, retry)
  expect([story.context().saveFailure, story.begun('saveChanges')]).toEqual([null, 2])
})

it('saves other documents when the server refuses one, and never repeats that by itself', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), changed(tick), changed(shorten), denied)
  expect([story.context().refusals, story.atWork()]).toEqual([
    [{ id: 'eggs', failure: denied.failure }],
    saving(tick),
  ])
  story.send(saved(tick), networkBack)
  story.wait(3_600_000)
  expect([story.tags(), story.atWork(), story.context().changes]).toEqual([
    [],
    reading,
    [add, shorten],
  ])
  story.send(retry)
  expect([story.context().refusals, story.atWork()]).toEqual([[], saving(add, shorten)])
})

it('saves a refused document with what the person changes in it', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), denied, changed(shorten))
  expect([story.context().refusals, story.atWork()]).toEqual([[], saving(add, shorten)])
  story.send(saved(add, shorten))
  expect([story.context().changes, story.context().documents]).toEqual([
    [],
    [milk, { id: 'eggs', fields: { text: 'Egg', isDone: false } }],
  ])
})

it.each([
  ['was refused', denied],
  ['did not reach the server', network],
  ['is being saved', read],
])('gives up what the person discards if it %s', (_, event) => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(add), event, { type: 'changes.discard', ids: ['eggs'] })
  const { changes, refusals, saveFailure } = story.context()
  expect([changes, refusals, saveFailure, story.atWork()]).toEqual([[], [], null, reading])
})

it('gives up on changes that are never answered, and repeats them', () => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick))
  story.wait(89_999)
  expect(story.tags()).toEqual(['saving'])
  story.wait(1)
  expect([story.tags(), story.context().saveFailure?.code]).toEqual([['retrying'], 'auth/timeout'])
  story.wait(1_000)
  expect([story.tags(), story.begun('watchDocuments')]).toEqual([['saving'], 1])
})

it.each([
  ['after a while', []],
  ['when the network is back', [networkBack]],
  ['when the person retries', [retry]],
])('reads again %s, and saves meanwhile', (_, events) => {
  const story = begin(itemsMachine, input)
  story.send(unread, changed(add))
  const { watchDocuments: _unread, ...rest } = saving(add)
  expect([story.context().readFailure?.kind, story.atWork()]).toEqual(['app-not-authorized', rest])
  story.send(...events)
  if (events.length === 0) story.wait(30_000)
  expect(story.begun('watchDocuments')).toBe(2)
  story.send(read)
  expect([story.context().readFailure, story.context().documents]).toEqual([null, [milk]])
})

it.each([
  ['saves a change', []],
  ['could not save it', [network]],
  ['could not read', [unread]],
  ['may not save it', [denied]],
])('keeps of a session that ends while it %s only what the person changed', (_, events) => {
  const story = begin(itemsMachine, input)
  story.send(read, changed(tick), ...events, sessionEnded)
  expect([story.context().changes, story.tags(), story.atWork()]).toEqual([
    [tick],
    [],
    { awaitSessionEnd: input },
  ])
  story.send(retry)
  expect(story.atWork()).toEqual(saving(tick))
})

it('reads nothing after its session, even if the rest is discarded', () => {
  const story = begin(itemsMachine, input)
  story.send(changed(add), sessionEnded)
  story.send({ type: 'changes.discard', ids: [add.id] })
  expect([story.context().changes, story.atWork()]).toEqual([[], { awaitSessionEnd: input }])
})
