// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished } from 'vitest'
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

afterEach(() => closeCollections('ada'))

it('signing out asks about each change that is not saved, and the browser before it closes the page', () => {
  const { add, save, fail } = openItems()
  const reported = watchUnsaved()
  expect([reported(), asks()]).toEqual([{ edits: [], files: [] }, false])
  add('milk', 'Oat milk')
  add('untitled', '')
  const milk = { id: 'milk', name: 'Oat milk', isStuck: false, isPersisted: false }
  const untitled = { ...milk, id: 'untitled', name: 'An item' }
  expect([reported(), asks()]).toMatchObject([{ edits: [milk, untitled] }, true])
  save()
  fail('network-request-failed')
  expect(reported()).toMatchObject({ edits: [{ ...untitled, isStuck: false }] })
  fail('app-not-authorized')
  expect(reported()).toMatchObject({ edits: [{ ...untitled, isStuck: true }] })
})

it('a document that was changed twice is asked about once, by its name', () => {
  const { actor, check } = openItems()
  actor.send({
    type: 'documents.read',
    documents: [{ id: 'milk', fields: { text: 'Milk', isDone: false } }],
  })
  check('milk', true)
  check('milk', false)
  expect(watchUnsaved()()).toMatchObject({ edits: [{ id: 'milk', name: 'Milk' }] })
})

it('what a person discards is neither kept nor saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  await device.discard('ada', ['milk'])
  expect(watchUnsaved()()).toEqual({ edits: [], files: [] })
  expect(actor.getSnapshot().hasTag('saving')).toBe(false)
})

it('what a person was not asked about is still saved', async () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  add('eggs', 'Eggs')
  await device.discard('ada', ['milk'])
  expect(watchUnsaved()()).toMatchObject({ edits: [{ id: 'eggs', isStuck: false }] })
  expect(actor.getSnapshot().hasTag('saving')).toBe(true)
})

it('after sign-out, nothing of the person is left in the page', () => {
  const { actor, add } = openItems()
  add('milk', 'Milk')
  device.forgetMemory('ada')
  expect([watchUnsaved()(), asks()]).toEqual([{ edits: [], files: [] }, false])
  expect(actor.getSnapshot().status).toBe('stopped')
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
  let last: UnsavedItems | undefined
  const watching = createActor(
    fromCallback<EventObject, UnsavedInput>((port) =>
      device.watchUnsaved({
        ...port,
        sendBack: ({ edits, files }) => (last = { edits, files }),
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
