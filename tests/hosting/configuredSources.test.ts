import { expect, test } from 'vitest'
import { configuredProblems, withConfiguredSources } from '#scripts/hosting/configuredSources.ts'

const without = "connect-src 'self' https://a.example; font-src 'self'"
const range = 'https://api.pwnedpasswords.com/range/'
const having = `connect-src 'self' https://a.example ${range}; font-src 'self'`

const nobody = { leakedPasswords: false, appCheck: false, phone: false, sms: false }

test('a page may look for leaked passwords only where that is on', () => {
  expect(withConfiguredSources(without, { ...nobody, leakedPasswords: true })).toBe(having)
  expect(withConfiguredSources(having, { ...nobody, leakedPasswords: true })).toBe(having)
  expect(withConfiguredSources(having, nobody)).toBe(without)
})

test('a policy that allows less or more than what is on is named', () => {
  expect(configuredProblems(having, { ...nobody, leakedPasswords: true })).toEqual([])
  expect(configuredProblems(without, nobody)).toEqual([])
  expect(configuredProblems(without, { ...nobody, leakedPasswords: true })).toEqual([
    `connect-src in firebase.json must have ${range} for leakedPasswords. Run npm run headers.`,
  ])
  expect(configuredProblems(having, nobody)).toEqual([
    `connect-src in firebase.json has ${range} without leakedPasswords. Run npm run headers.`,
  ])
})

test('a page may ask for tokens of App Check only where that is configured', () => {
  const proving = { ...nobody, appCheck: true }
  const policy = withConfiguredSources(having, proving)
  expect(policy).toBe(
    "connect-src 'self' https://a.example https://content-firebaseappcheck.googleapis.com/v1/; font-src 'self'",
  )
  expect(configuredProblems(policy, proving)).toEqual([])
  expect(withConfiguredSources(policy, nobody)).toBe(without)
})

test.each(['phone', 'sms'] as const)(
  'the styles of reCAPTCHA’s puzzle are allowed only where text messages are sent: %s',
  (method) => {
    const sending = { ...nobody, [method]: true }
    const policy = withConfiguredSources(without, sending)
    expect(policy).toBe(`${without}; style-src-attr 'unsafe-inline'`)
    expect(configuredProblems(policy, sending)).toEqual([])
    expect(withConfiguredSources(policy, nobody)).toBe(without)
    expect(configuredProblems(policy, nobody)).toEqual([
      "style-src-attr in firebase.json has 'unsafe-inline' without robotCheck. Run npm run headers.",
    ])
    expect(configuredProblems(without, sending)).toEqual([
      "style-src-attr in firebase.json must have 'unsafe-inline' for robotCheck. Run npm run headers.",
    ])
  },
)
