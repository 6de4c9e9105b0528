import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { startRulesEnvironment } from './rulesEnvironment.ts'

let people: RulesTestEnvironment
let stop: () => Promise<void>
let everyone: Record<'alice' | 'bob' | 'nobody', RulesTestContext>

beforeAll(async () => {
  setLogLevel('silent')
  ;({ people, stop } = await startRulesEnvironment())
  everyone = {
    alice: people.authenticatedContext('alice'),
    bob: people.authenticatedContext('bob'),
    nobody: people.unauthenticatedContext(),
  }
})
afterAll(() => stop())

beforeEach(async () => {
  await people.clearFirestore()
  await people.withSecurityRulesDisabled(async (owner) => {
    await owner.firestore().doc('users/alice').set({ words: 'mine' })
    await owner.firestore().doc('users/alice/notes/first').set({ words: 'mine' })
    await owner.firestore().doc('elsewhere/first').set({ words: 'nobody’s' })
  })
})

describe('the rules of Firestore', () => {
  it.each(['users/alice', 'users/alice/notes/first'])('let alice read %s', async (path) => {
    await assertSucceeds(everyone.alice.firestore().doc(path).get())
  })

  it.each([
    ['bob', 'users/alice'],
    ['bob', 'users/alice/notes/first'],
    ['nobody', 'users/alice'],
    ['nobody', 'users/alice/notes/first'],
    ['alice', 'elsewhere/first'],
    ['nobody', 'elsewhere/first'],
  ] as const)('keep %s from reading %s', async (who, path) => {
    await assertFails(everyone[who].firestore().doc(path).get())
  })

  it.each(['alice', 'bob', 'nobody'] as const)('keep %s from listing anything', async (who) => {
    await assertFails(everyone[who].firestore().collection('users').get())
    await assertFails(everyone[who].firestore().collection('users/alice/notes').get())
    await assertFails(everyone[who].firestore().collectionGroup('notes').get())
  })

  it.each(['alice', 'bob', 'nobody'] as const)('keep %s from writing anything', async (who) => {
    const note = everyone[who].firestore().doc('users/alice/notes/first')
    await assertFails(note.set({ words: 'new' }))
    await assertFails(note.update({ words: 'new' }))
    await assertFails(note.delete())
    await assertFails(everyone[who].firestore().doc('users/alice/notes/second').set({}))
    await assertFails(everyone[who].firestore().doc('elsewhere/second').set({}))
  })
})
