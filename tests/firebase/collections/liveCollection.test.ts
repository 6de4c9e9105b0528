import { expect, it, onTestFinished } from 'vitest'
import { liveCollection } from '#src/firebase/collections/liveCollection.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

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
