import { beforeAll, describe, expect, test } from 'vitest'
import { SHIFT } from '#tests/local-firebase/addresses.ts'
import type { Check } from './check.ts'
import { coverageGaps } from './firestore/coverageGaps.ts'
import { firestoreChecks } from './firestore/firestoreChecks.ts'
import { newPeople } from './people.ts'
import { startRulesEnvironment } from './rulesEnvironment.ts'
import type { RulesEnvironment } from './rulesEnvironment.ts'
import { fillStorage } from './storage/fillStorage.ts'
import { storageChecks } from './storage/storageChecks.ts'

let environment: RulesEnvironment

beforeAll(async () => {
  environment = await startRulesEnvironment(SHIFT)
  return environment.stop
})

describe('the rules of Firestore', () => {
  testAll(firestoreChecks)

  test('were evaluated in every part, and every condition was both true and false', async () => {
    expect(await coverageGaps(environment.origins.firestore)).toEqual([])
  })
})

describe('the rules of Storage', () => {
  testAll(storageChecks)

  test('limit what is stored, even by a client that deletes records and leaves their bytes', async () => {
    const { guest, owner } = newPeople(environment.origins, 'bound')
    await fillStorage(guest)
    expect(await owner.storage.names(`users/${guest.uid}/`)).toEqual(
      Array.from({ length: 20 }, (_, slot) => `users/${guest.uid}/files/${slot}`).sort(),
    )
  }, 120_000)
})

function testAll(checks: Readonly<Record<string, readonly Check[]>>): void {
  describe.each(Object.entries(checks))('on %s', (subject, ofSubject) => {
    for (const [index, { name, expected, attempt }] of ofSubject.entries()) {
      test.concurrent(`${expected}: ${name}`, async () => {
        const people = newPeople(environment.origins, `${subject}-${index}`)
        expect(await attempt(people)).toBe(expected)
      })
    }
  })
}
