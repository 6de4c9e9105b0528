import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import {
  expectConfirmedPassword,
  keepConfirmedPassword,
  takeConfirmedPassword,
} from '#src/firebase/session/recentSignIn/confirmedPassword.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

beforeEach(async () => {
  await signIn({ uid: 'ada' })
  vi.useFakeTimers()
})
afterEach(() => {
  takeConfirmedPassword('ada')
  vi.useRealTimers()
})

it('a password that no later step needs is not kept', () => {
  keepConfirmedPassword('ada', 'battery staple')
  expectConfirmedPassword('ada')
  expect(takeConfirmedPassword('ada')).toBeNull()
})

it('a password that a later step needs is kept for that step, even if the token is renewed meanwhile', async () => {
  given()
  await currentUser().getIdToken(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(takeConfirmedPassword('ada')).toBe('battery staple')
  expect(takeConfirmedPassword('ada')).toBeNull()
})

it.each([
  ['five minutes', () => vi.advanceTimersByTimeAsync(5 * 60_000)],
  ['the person signed out', signOutHere],
  ['someone else signed in', () => signIn({ uid: 'bob' })],
  ['the step starts again', async () => expectConfirmedPassword('ada')],
])('a password is not kept after %s', async (_, happen) => {
  given()
  await happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(takeConfirmedPassword('ada')).toBeNull()
})

it('a password of someone else is not kept', () => {
  expectConfirmedPassword('ada')
  keepConfirmedPassword('bob', 'battery staple')
  expect(takeConfirmedPassword('bob')).toBeNull()
})

function given(): void {
  expectConfirmedPassword('ada')
  keepConfirmedPassword('ada', 'battery staple')
}
