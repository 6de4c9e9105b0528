import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { beforeAll, describe, it } from 'vitest'

const file = 'users/alice/notes/first/picture.png'

/** What the rules of Storage have to allow and to deny. */
export function describeStorage(findPeople: () => RulesTestEnvironment): void {
  let everyone: Record<'alice' | 'bob' | 'nobody', RulesTestContext>

  beforeAll(async () => {
    const people = findPeople()
    everyone = {
      alice: people.authenticatedContext('alice'),
      bob: people.authenticatedContext('bob'),
      nobody: people.unauthenticatedContext(),
    }
    await people.withSecurityRulesDisabled(async (owner) => {
      await owner.storage().ref(file).putString('pixels')
      await owner.storage().ref('elsewhere/picture.png').putString('pixels')
    })
  })

  describe('the rules of Storage', () => {
    it('let alice read her own file', async () => {
      await assertSucceeds(everyone.alice.storage().ref(file).getMetadata())
    })

    it.each([
      ['bob', file],
      ['nobody', file],
      ['alice', 'elsewhere/picture.png'],
      ['nobody', 'elsewhere/picture.png'],
    ] as const)('keep %s from reading %s', async (who, path) => {
      await assertFails(everyone[who].storage().ref(path).getMetadata())
    })

    it.each(['alice', 'bob', 'nobody'] as const)(
      'keep %s from listing, uploading and deleting',
      async (who) => {
        const storage = everyone[who].storage()
        await assertFails(storage.ref('users/alice').listAll())
        await assertFails(Promise.resolve(storage.ref('users/alice/new.png').putString('pixels')))
        await assertFails(storage.ref(file).delete())
      },
    )
  })
}
