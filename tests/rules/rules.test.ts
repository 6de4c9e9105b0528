import { beforeAll, describe, expect, test } from 'vitest'
import { SHIFT } from '#tests/local-firebase/addresses.ts'
import type { Check } from './check.ts'
import { firestoreChecks } from './firestore/firestoreChecks.ts'
import { coverageGaps } from './firestore/coverageGaps.ts'
import { newPeople } from './people.ts'
import { startRulesEnvironment } from './rulesEnvironment.ts'
import type { RulesEnvironment } from './rulesEnvironment.ts'
import { storageChecks } from './storage/storageChecks.ts'

let environment: RulesEnvironment

beforeAll(async () => {
  environment = await startRulesEnvironment(SHIFT)
  return environment.stop
})

describe('the rules of Firestore', () => {
  testAll(firestoreChecks)

  test('were asked in every part, and every condition came out both ways', async () => {
    expect(await coverageGaps(environment.origins.firestore)).toEqual([])
  })
})

describe('the rules of Storage', () => {
  testAll(storageChecks)
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
