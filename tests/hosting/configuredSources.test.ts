import { expect, test } from 'vitest'
import { configuredProblems, withConfiguredSources } from '#scripts/hosting/configuredSources.ts'

const without = "connect-src 'self' https://a.example; font-src 'self'"
const range = 'https://api.pwnedpasswords.com/range/'
const having = `connect-src 'self' https://a.example ${range}; font-src 'self'`

const nobody = { leakedPasswords: false, appCheck: false }

test('a page may look for leaked passwords only where that is on', () => {
  expect(withConfiguredSources(without, { leakedPasswords: true, appCheck: false })).toBe(having)
  expect(withConfiguredSources(having, { leakedPasswords: true, appCheck: false })).toBe(having)
  expect(withConfiguredSources(having, nobody)).toBe(without)
})

test('a policy that allows less or more than what is on is named', () => {
  expect(configuredProblems(having, { leakedPasswords: true, appCheck: false })).toEqual([])
  expect(configuredProblems(without, nobody)).toEqual([])
  expect(configuredProblems(without, { leakedPasswords: true, appCheck: false })).toEqual([
    `connect-src in firebase.json must have ${range} for leakedPasswords. Run npm run policy.`,
  ])
  expect(configuredProblems(having, nobody)).toEqual([
    `connect-src in firebase.json has ${range} without leakedPasswords. Run npm run policy.`,
  ])
})

test('a page may ask for tokens of App Check only where that is configured', () => {
  const proving = { leakedPasswords: false, appCheck: true }
  const policy = withConfiguredSources(having, proving)
  expect(policy).toBe(
    "connect-src 'self' https://a.example https://content-firebaseappcheck.googleapis.com/v1/; font-src 'self'",
  )
  expect(configuredProblems(policy, proving)).toEqual([])
  expect(withConfiguredSources(policy, nobody)).toBe(without)
})
