import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import type { DocumentChange } from '#src/domain/data/documentChange.ts'
import { useCollection } from '#src/hooks/useCollection.ts'
import { collectionMachineFor } from '#src/machines/data/collectionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { ada } from '#tests/support/users.ts'

type Item = { text: string }
type Save = { uid: string; change: DocumentChange<Item> | undefined }

const read = { type: 'documents.read', documents: [] } as const

it.each([
  ['stays open', 'was read', read, 1],
  ['is read again', 'could not be read', failed('network-request-failed'), 2],
  ['is read again', 'was not read before its session ended', { type: 'session.ended' }, 2],
] as const)('when a page is shown again, a list %s if it %s', (_, __, event, times) => {
  const { actor, reads, Items } = openItems()
  show(<Items />)
  act(() => actor.send(event))
  cleanup()
  show(<Items />)
  expect(reads).toHaveLength(times)
})

function openItems() {
  const watching = stubPort<EventObject, { uid: string }>()
  const logic = collectionMachineFor<Item>().provide({
    actors: {
      awaitSessionEnd: stubPort<{ type: 'session.ended' }, { uid: string }>().actor,
      watchNetwork: stubPort<{ type: 'network.back' }>().actor,
      watchDocuments: watching.actor,
      saveChange: stubPort<EventObject, Save>().actor,
    },
  })
  const actor = createActor(logic, { input: { uid: 'ada' } })
  onTestFinished(() => void actor.stop())
  const collection = { actorFor: () => actor }
  function Items() {
    useCollection(collection)
    return null
  }
  return { actor, reads: watching.inputs, Items }
}

function show(view: ReactNode): void {
  const { auth } = renderView(view)
  act(() => auth.report({ type: 'session.found', user: ada }))
}
