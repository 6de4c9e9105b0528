import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  expectPassword,
  forgetPassword,
  keepConfirmedPassword,
  takeConfirmedPassword,
} from '#src/firebase/security/confirmedPassword.ts'

const sdk = vi.hoisted(() => ({ report: new Set<(user: { uid: string } | null) => void>() }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({}) }))
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: object, report: (user: { uid: string } | null) => void) => {
    sdk.report.add(report)
    return () => sdk.report.delete(report)
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetPassword()
  vi.useRealTimers()
})

it('a password that no later step needs is not kept', () => {
  keepConfirmedPassword('ada', 'battery staple')
  expectPassword('ada')
  expect(takeConfirmedPassword('ada')).toBeNull()
})

it('a password that a later step needs is kept for that step', () => {
  given()
  tell({ uid: 'ada' })
  expect(takeConfirmedPassword('ada')).toBe('battery staple')
  expect(takeConfirmedPassword('ada')).toBeNull()
  expect(sdk.report.size).toBe(0)
})

it.each([
  ['five minutes', () => void vi.advanceTimersByTime(5 * 60_000)],
  ['the step was discarded', forgetPassword],
  ['the person signed out', () => tell(null)],
  ['someone else signed in', () => tell({ uid: 'bob' })],
  ['it was expected of someone else', () => expectPassword('bob')],
])('a password is not kept after %s', (_, happen) => {
  given()
  happen()
  expect(takeConfirmedPassword('ada')).toBeNull()
})

it('a password of someone else is not kept', () => {
  expectPassword('ada')
  keepConfirmedPassword('bob', 'battery staple')
  expect(takeConfirmedPassword('bob')).toBeNull()
})

function given(): void {
  expectPassword('ada')
  keepConfirmedPassword('ada', 'battery staple')
}

function tell(user: { uid: string } | null): void {
  for (const report of sdk.report) report(user)
}
