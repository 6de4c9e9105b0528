// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import type { DocumentChange } from '#src/domain/collections/documentChange.ts'
import type { FailureKind } from '#src/domain/failure.ts'
import type { UnsavedItems } from '#src/domain/session/unsavedItems.ts'
import { defaultLocalData } from '#src/firebase/collections/defaultLocalData.ts'
import { closeCollections, registerCollection } from '#src/firebase/collections/openCollections.ts'
import { collectionMachineFor } from '#src/machines/collections/collectionMachine.ts'
import type { UnsavedInput } from '#src/machines/session/signOutMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

type Item = { text: string; isDone: boolean }
type Save = { uid: string; changes: readonly DocumentChange<Item>[] }

const nothing = { edits: [], files: [] }

afterEach(() => {
  closeCollections('ada')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('signing out asks about each change that is not saved, and the browser before it closes the tab', async () => {
  const { add, save, fail } = openItems()
  const reported = saveAndWatchUnsaved()
  await expect.poll(reported).toEqual({ ...nothing, isOnline: true })
  expect(asks()).toBe(false)
  add('milk', 'Oat milk')
  add('untitled', '')
  const milk = { id: 'items/milk', name: 'Oat milk', isStuck: false, isPersisted: false }
  const untitled = { ...milk, id: 'items/untitled', name: 'An item' }
  await expect.poll(reported).toMatchObject({ edits: [milk, untitled] })
  expect(asks()).toBe(true)
  save()
  fail('network-request-failed')
  await expect.poll(reported).toMatchObject({ edits: [{ ...untitled, isStuck: false }] })
  fail('app-not-authorized')
  await expect.poll(reported).toMatchObject({ edits: [{ ...untitled, isStuck: true }] })
})

it('a document that was changed twice is asked about once, by its name', async () => {
  const { actor, check } = openItems()
  actor.send({
    type: 'documents.read',
    documents: [{ id: 'milk', fields: { text: 'Milk', isDone: false } }],
  })
  check('milk', true)
  check('milk', false)
  await expect
    .poll(saveAndWatchUnsaved())
    .toMatchObject({ edits: [{ id: 'items/milk', name: 'Milk' }] })
})

it('what a person discards is neither kept nor saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  await defaultLocalData.discard('ada', ['items/milk'])
  await expect.poll(saveAndWatchUnsaved()).toMatchObject(nothing)
  expect(actor.getSnapshot().hasTag('saving')).toBe(false)
})

it('what a person was not asked about is still saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  add('eggs', 'Eggs')
  await defaultLocalData.discard('ada', ['items/milk'])
  await expect
    .poll(saveAndWatchUnsaved())
    .toMatchObject({ edits: [{ id: 'items/eggs', isStuck: false }] })
  expect(actor.getSnapshot().hasTag('saving')).toBe(true)
})

it('documents of two collections with the same ID are asked about and discarded on their own', async () => {
  const items = openItems()
  const lists = openItems('lists')
  items.add('milk', 'Oat milk')
  lists.add('milk', 'Kinds of milk')
  const reported = saveAndWatchUnsaved()
  const names = () => reported()?.edits.map(({ name }) => name)
  await expect.poll(names).toEqual(['Oat milk', 'Kinds of milk'])
  const [first] = reported()?.edits ?? []
  await defaultLocalData.discard('ada', [first?.id ?? ''])
  await expect.poll(names).toEqual(['Kinds of milk'])
  expect(items.actor.getSnapshot().context.changes).toEqual([])
  expect(lists.actor.getSnapshot().context.changes).toHaveLength(1)
})

it('after sign-out, nothing of the person is left in the page', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  defaultLocalData.forgetMemory('ada')
  await expect.poll(saveAndWatchUnsaved()).toMatchObject(nothing)
  expect(asks()).toBe(false)
  expect(actor.getSnapshot().status).toBe('stopped')
})

it.each([
  ['waits behind a VPN that the browser takes for offline', 'answers', true],
  ['does not wait without a network', 'fails', false],
])('signing out %s', async (_, outcome, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () =>
    outcome === 'answers' ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  )
  const { add } = openItems()
  add('milk', 'Milk')
  await expect
    .poll(saveAndWatchUnsaved())
    .toMatchObject({ edits: [{ id: 'items/milk' }], isOnline })
})

it('signing out asks about what another tab has not saved, until it has', async () => {
  const other = otherTab()
  const reported = saveAndWatchUnsaved()
  await expect.poll(other.heard).toContainEqual({ type: 'signingOut', isFinalCheck: false })
  const edit = { id: 'eggs', revision: '1', name: 'Eggs', isStuck: true, isPersisted: false }
  other.say({ type: 'unsaved', edits: [edit] })
  await expect.poll(reported).toMatchObject({ edits: [edit] })
  other.say({ type: 'unsaved', edits: [] })
  await expect.poll(reported).toMatchObject(nothing)
})

it('signing out asks once about a document that two tabs have changed', async () => {
  const { actor, check } = openItems()
  actor.send({
    type: 'documents.read',
    documents: [{ id: 'milk', fields: { text: 'Milk', isDone: false } }],
  })
  check('milk', true)
  const other = otherTab()
  const reported = saveAndWatchUnsaved()
  const edit = {
    id: 'items/milk',
    revision: 'other',
    name: 'Milk',
    isStuck: true,
    isPersisted: false,
  }
  other.say({ type: 'unsaved', edits: [edit] })
  await expect.poll(() => reported()?.edits.length).toBe(1)
  await expect.poll(() => reported()?.edits[0]?.revision).toMatch(/true.*other$/)
  expect(reported()).toMatchObject({ edits: [{ id: 'items/milk', isStuck: false }] })
})

it('a document that two tabs have changed has one revision, whichever answers first', async () => {
  const other = otherTab()
  const edit = { id: 'milk', name: 'Milk', isStuck: true, isPersisted: false }
  const answers = ['second', 'first'].map((revision) => ({
    type: 'unsaved',
    edits: [{ ...edit, revision }],
  }))
  for (const order of [[0, 1] as const, [1, 0] as const]) {
    const reported = saveAndWatchUnsaved()
    for (const at of order) other.say(answers[at] ?? {}, `tab ${at}`)
    await expect.poll(reported).toMatchObject({ edits: [{ ...edit, revision: 'first,second' }] })
  }
})

it('a tab tells the one that signs out what it has not saved, until that one has asked', async () => {
  const { add, save } = openItems()
  add('milk', 'Milk')
  const other = otherTab()
  const events = watchOtherTabs()
  other.say({ type: 'signingOut', isFinalCheck: false })
  const answer = () => other.heard().at(-1)
  await expect.poll(answer).toMatchObject({ type: 'unsaved', edits: [{ id: 'items/milk' }] })
  save()
  await expect.poll(answer).toMatchObject({ type: 'unsaved', edits: [] })
  other.say({ type: 'stopAnswering' })
  other.say({ type: 'removing' })
  await expect.poll(events).toContain('otherTab.removing')
  const answers = other.heard().length
  add('eggs', 'Eggs')
  await defaultLocalData.close('ada', 'all')
  await expect.poll(answer).toEqual({ type: 'removing' })
  expect(other.heard()).toHaveLength(answers + 1)
})

it('a tab knows what the one that signs out does, and discards what was discarded there', async () => {
  const { add } = openItems()
  add('milk', 'Milk')
  const other = otherTab()
  const events = watchOtherTabs()
  other.say({ type: 'signingOut', isFinalCheck: false })
  other.say({ type: 'signingOut', isFinalCheck: true })
  other.say({ type: 'discard', ids: ['items/milk'] })
  other.say({ type: 'removing' })
  await expect.poll(events).toEqual(['otherTab.waiting', 'otherTab.checking', 'otherTab.removing'])
  expect(asks()).toBe(false)
})

it('the tab that signs out tells the others what it discards, and that it closes', async () => {
  const other = otherTab()
  await defaultLocalData.discard('ada', ['items/milk'])
  await defaultLocalData.close('ada', 'this')
  await defaultLocalData.close('ada', 'all')
  await expect
    .poll(other.heard)
    .toEqual([{ type: 'discard', ids: ['items/milk'] }, { type: 'removing' }])
})

it('after the account is deleted in one tab, the others close, too', async () => {
  const other = otherTab()
  await defaultLocalData.removeAll('ada')
  await expect.poll(other.heard).toEqual([{ type: 'removing' }])
})

function openItems(name = 'items') {
  const watchDocuments = stubPort<EventObject, { uid: string }>().actor
  const saveChanges = stubPort<EventObject, Save>().actor
  const awaitPersonLeft = stubPort<{ type: 'person.left' }, { uid: string }>().actor
  const watchNetwork = stubPort<{ type: 'network.back' }>().actor
  const logic = collectionMachineFor<Item>().provide({
    actors: { awaitPersonLeft, watchNetwork, watchDocuments, saveChanges },
  })
  const actor = createActor(logic, { input: { uid: 'ada' } })
  registerCollection('ada', name, actor)
  actor.start()
  return {
    actor,
    add: (id: string, text: string) =>
      actor.send({
        type: 'document.change',
        change: { type: 'add', id, fields: { text, isDone: false } },
      }),
    check: (id: string, isDone: boolean) =>
      actor.send({ type: 'document.change', change: { type: 'update', id, fields: { isDone } } }),
    save: () => actor.send({ type: 'changes.saved' }),
    fail: (kind: FailureKind) => {
      actor.send({ type: 'collection.retry' })
      actor.send(failed(kind))
    },
  }
}

/** Returns what was reported last. */
function saveAndWatchUnsaved() {
  let last: (UnsavedItems & { isOnline: boolean }) | undefined
  const watching = createActor(
    fromCallback<EventObject, UnsavedInput>((port) =>
      defaultLocalData.saveAndWatchUnsaved({
        ...port,
        sendBack: ({ edits, files, isOnline }) => (last = { edits, files, isOnline }),
      }),
    ),
    { input: { uid: 'ada', isFinalCheck: false } },
  )
  watching.start()
  onTestFinished(() => void watching.stop())
  return () => last
}

/** Another tab of the same person, which reads the channel, and writes to it. */
function otherTab() {
  const channel = new BroadcastChannel('gatehouse-collections-ada')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<{ message: unknown }>) =>
    heard.push(data.message),
  )
  onTestFinished(() => channel.close())
  return {
    heard: () => heard,
    say: (message: object, from = 'other') => channel.postMessage({ from, message }),
  }
}

/** Returns what this tab was told of others, in order. */
function watchOtherTabs() {
  const told: string[] = []
  const watching = createActor(
    fromCallback<EventObject, { uid: string }>((port) =>
      defaultLocalData.watchOtherTabs({ ...port, sendBack: ({ type }) => told.push(type) }),
    ),
    { input: { uid: 'ada' } },
  )
  watching.start()
  onTestFinished(() => void watching.stop())
  return () => told
}

/** Whether the browser would ask before it closes the page. */
function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
