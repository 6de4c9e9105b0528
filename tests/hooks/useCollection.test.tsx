import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import type { DocumentChange } from '#src/domain/collections/documentChange.ts'
import { useCollection, type ShownCollection } from '#src/hooks/useCollection.ts'
import { collectionMachineFor } from '#src/machines/collections/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

type Item = { text: string }
type Save = { uid: string; changes: readonly DocumentChange<Item>[] }

const read = { type: 'documents.read', documents: [] } as const

it.each([
  ['stays open', 'was read', read, 1],
  [
    'is read again',
    'could not be read',
    { type: 'documents.failed', failure: failed('unauthorized').failure },
    2,
  ],
  ['is read again', 'was not read before its session ended', { type: 'person.left' }, 2],
] as const)('when a page is shown again, a list %s if it %s', (_, __, event, times) => {
  const { actor, reads, Items } = openItems()
  show(<Items />)
  act(() => actor.send(event))
  cleanup()
  show(<Items />)
  expect(reads).toHaveLength(times)
})

it('a page knows which documents the server refuses, and can discard their changes', () => {
  const { actor, Items, shown } = openItems()
  show(<Items />)
  act(() => actor.send(read))
  act(() => shown().save({ type: 'add', id: 'milk', fields: { text: 'Milk' } }))
  act(() => actor.send(failed('app-not-authorized')))
  expect(shown()).toMatchObject({
    documents: [{ id: 'milk', fields: { text: 'Milk' } }],
    failure: null,
    refused: [{ id: 'milk', name: 'Milk', failure: { kind: 'app-not-authorized' } }],
  })
  act(() => shown().discard(shown().refused))
  expect(shown()).toMatchObject({ documents: [], refused: [] })
})

it('a document that a page adds without an id has the same one at each attempt, and not that of another', () => {
  const { actor, saves, Items, shown } = openItems()
  show(<Items />)
  act(() => shown().save({ type: 'add', fields: { text: 'Milk' } }))
  act(() => actor.send(failed('network-request-failed')))
  act(() => shown().save({ type: 'add', fields: { text: 'Eggs' } }))
  const [milk, eggs] = shown().documents ?? []
  expect([milk?.fields.text, eggs?.fields.text]).toEqual(['Milk', 'Eggs'])
  expect(milk?.id).toMatch(/^[\da-f-]{36}$/)
  expect(eggs?.id).not.toBe(milk?.id)
  const added = { type: 'add', id: milk?.id, fields: { text: 'Milk' } }
  expect(saves.map(({ changes }) => changes)).toEqual([[added], [added]])
})

function openItems() {
  const saving = stubPort<EventObject, Save>()
  const watching = stubPort<EventObject, { uid: string }>()
  const logic = collectionMachineFor<Item>().provide({
    actors: {
      awaitPersonLeft: stubPort<{ type: 'person.left' }, { uid: string }>().actor,
      watchNetwork: stubPort<{ type: 'network.back' }>().actor,
      watchDocuments: watching.actor,
      saveChanges: saving.actor,
    },
  })
  const actor = createActor(logic, { input: { uid: 'ada' } })
  onTestFinished(() => void actor.stop())
  const collection = { actorFor: () => actor }
  const views: ShownCollection<Item>[] = []
  function Items() {
    views.push(useCollection(collection))
    return null
  }
  const shown = () => {
    const last = views.at(-1)
    if (!last) throw new Error('Nothing is shown.')
    return last
  }
  return { actor, reads: watching.inputs, saves: saving.inputs, Items, shown }
}

function show(view: ReactNode): void {
  const { auth } = renderView(view)
  act(() => auth.report({ type: 'session.found', user: ada }))
}
