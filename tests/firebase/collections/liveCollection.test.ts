import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { liveCollection } from '#src/firebase/collections/liveCollection.ts'
import { closeCollections, unsavedChanges } from '#src/firebase/collections/openCollections.ts'
import { failed } from '#tests/support/failures.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

beforeEach(() => {
  vi.stubGlobal('__PRODUCT_DOCUMENTS__', { collections: ['items', 'lists'], counters: [] })
})

const milk = { id: 'milk', fields: { text: 'Milk' } }

it.each([
  ['the session ended', signOutHere],
  ['someone else signed in', () => signIn({ uid: 'bob' })],
])('no document is left in the page after %s', async (_, happen) => {
  await signIn({ uid: 'ada' })
  const actor = liveCollection('items', (data) => ({ text: String(data['text']) })).actorFor('ada')
  actor.start()
  onTestFinished(() => actor.stop())
  actor.send({ type: 'documents.read', documents: [milk] })
  expect(actor.getSnapshot().context.documents).toEqual([milk])
  await happen()
  await expect.poll(() => actor.getSnapshot().context.documents).toBeNull()
})

it('no document is left in the page after the second session of the same person, either', async () => {
  await signIn({ uid: 'ada' })
  const actor = liveCollection('items', (data) => ({ text: String(data['text']) })).actorFor('ada')
  actor.start()
  onTestFinished(() => actor.stop())
  await signOutHere()
  await expect.poll(() => actor.getSnapshot().value).toBe('paused')
  await signIn({ uid: 'ada' })
  actor.send({ type: 'collection.retry' })
  actor.send({ type: 'documents.read', documents: [milk] })
  expect(actor.getSnapshot().context.documents).toEqual([milk])
  await signOutHere()
  await expect.poll(() => actor.getSnapshot().context.documents).toBeNull()
})

it('what did not reach the server is repeated once the browser is back online', async () => {
  const page = fakePage('visible')
  await signIn({ uid: 'ada' })
  const actor = liveCollection('items', () => ({ text: '' })).actorFor('ada')
  onTestFinished(() => closeCollections('ada'))
  actor.start()
  actor.send({ type: 'document.change', change: { type: 'delete', id: 'milk' } })
  actor.send(failed('network-request-failed'))
  expect(actor.getSnapshot().hasTag('saving')).toBe(false)
  page.connect()
  expect(actor.getSnapshot().hasTag('saving')).toBe(true)
})

it('changes of two collections with the same name are unsaved until each is saved', async () => {
  await signIn({ uid: 'ada' })
  const actors = [1, 2].map(() => liveCollection('items', () => ({ text: '' })).actorFor('ada'))
  onTestFinished(() => closeCollections('ada'))
  for (const [index, actor] of actors.entries()) {
    actor.start()
    actor.send({ type: 'document.change', change: { type: 'delete', id: `item ${index}` } })
  }
  expect(unsavedChanges('ada').map(([name, { id }]) => [name, id])).toEqual([
    ['items', 'item 0'],
    ['items', 'item 1'],
  ])
})

it('an owner who mistypes a collection reads which ones there are, and what to write', () => {
  expect(() => liveCollection('itmes', () => ({})).actorFor('ada')).toThrow(
    "liveCollection('itmes') names a collection that the product doesn’t have. Its collections are ['items', 'lists']. Correct the name, or add 'itmes' to collections in product.ts and to the firestore.rules beside it, if there are any.",
  )
})
