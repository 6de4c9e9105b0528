import { beforeAll, describe, expect, test } from 'vitest'
import { checks } from './firestore/checks.ts'
import { coverageGaps } from './firestore/coverageGaps.ts'
import { newPeople } from './firestore/people.ts'
import { startRulesEnvironment } from './rulesEnvironment.ts'
import type { RulesEnvironment } from './rulesEnvironment.ts'
import { describeStorage } from './describeStorage.ts'

let environment: RulesEnvironment

beforeAll(async () => {
  environment = await startRulesEnvironment()
  return environment.stop
})

describe('the rules of Firestore', () => {
  describe.each(Object.entries(checks))('on %s', (subject, ofSubject) => {
    for (const [index, { name, expected, attempt }] of ofSubject.entries()) {
      test.concurrent(`${expected}: ${name}`, async () => {
        const people = newPeople(environment.firestore, `${subject}-${index}`)
        expect(await attempt(people)).toBe(expected)
      })
    }
  })

  test('were asked in every part, and every condition came out both ways', async () => {
    expect(await coverageGaps(environment.firestore)).toEqual([])
  })
})

describeStorage(() => environment.people)
