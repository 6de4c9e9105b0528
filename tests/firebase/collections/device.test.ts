// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import { device } from '#src/firebase/collections/device.ts'
import { closeCollections, registerCollection } from '#src/firebase/collections/openCollections.ts'
import { collectionMachineFor } from '#src/machines/data/collectionMachine.ts'
import type { UnsavedItems } from '#src/domain/session/unsavedItems.ts'
import type { FailureKind } from '#src/domain/failure.ts'
import type { DocumentChange } from '#src/domain/data/documentChange.ts'
import type { UnsavedInput } from '#src/machines/session/signOutMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

type Item = { text: string; isDone: boolean }
type Save = { uid: string; change: DocumentChange<Item> | undefined }

const nothing = { edits: [], files: [] }

afterEach(() => closeCollections('ada'))

it('signing out asks about each change that is not saved, and the browser before it closes the page', async () => {
  const { add, save, fail } = openItems()
  const reported = watchUnsaved()
  await expect.poll(reported).toEqual({ ...nothing, isOnline: true })
  expect(asks()).toBe(false)
  add('milk', 'Oat milk')
  add('untitled', '')
  const milk = { id: 'milk', name: 'Oat milk', isStuck: false, isPersisted: false }
  const untitled = { ...milk, id: 'untitled', name: 'An item' }
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
  await expect.poll(watchUnsaved()).toMatchObject({ edits: [{ id: 'milk', name: 'Milk' }] })
})

it('what a person discards is neither kept nor saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  await device.discard('ada', ['milk'])
  await expect.poll(watchUnsaved()).toMatchObject(nothing)
  expect(actor.getSnapshot().hasTag('saving')).toBe(false)
})

it('what a person was not asked about is still saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  add('eggs', 'Eggs')
  await device.discard('ada', ['milk'])
  await expect.poll(watchUnsaved()).toMatchObject({ edits: [{ id: 'eggs', isStuck: false }] })
  expect(actor.getSnapshot().hasTag('saving')).toBe(true)
})

it('after sign-out, nothing of the person is left in the page', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  device.forgetMemory('ada')
  await expect.poll(watchUnsaved()).toMatchObject(nothing)
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
  await expect.poll(watchUnsaved()).toMatchObject({ edits: [{ id: 'milk' }], isOnline })
})

function openItems() {
  const watchDocuments = stubPort<{ type: 'documents.retry' }, { uid: string }>().actor
  const saveChange = stubPort<EventObject, Save>().actor
  const awaitSessionEnd = stubPort<{ type: 'session.ended' }, { uid: string }>().actor
  const watchNetwork = stubPort<{ type: 'network.back' }>().actor
  const logic = collectionMachineFor<Item>().provide({
    actors: { awaitSessionEnd, watchNetwork, watchDocuments, saveChange },
  })
  const actor = createActor(logic, { input: { uid: 'ada' } })
  registerCollection('ada', 'items', actor)
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
    save: () => actor.send({ type: 'change.saved' }),
    fail: (kind: FailureKind) => {
      actor.send({ type: 'documents.retry' })
      actor.send(failed(kind))
    },
  }
}

/** Returns what was reported last. */
function watchUnsaved() {
  let last: (UnsavedItems & { isOnline: boolean }) | undefined
  const watching = createActor(
    fromCallback<EventObject, UnsavedInput>((port) =>
      device.watchUnsaved({
        ...port,
        sendBack: ({ edits, files, isOnline }) => (last = { edits, files, isOnline }),
      }),
    ),
    { input: { uid: 'ada', isLast: false } },
  )
  watching.start()
  onTestFinished(() => void watching.stop())
  return () => last
}

/** Whether the browser would ask before it closes the page. */
function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
