import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { tryPassword } from '#src/firebase/session/signIn/tryPassword.ts'

const decomposed = 'cafe\u0301'
const composed = 'caf\u00e9'

it.each([
  ['a password as Gatehouse stores it, once', decomposed, composed, [composed]],
  ['a password as another app stored it', decomposed, decomposed, [composed, decomposed]],
])('accepts %s', async (_, typed, stored, expected) => {
  const { tried, call } = accountWith(stored)
  await expect(tryPassword(typed, call)).resolves.toBe('signed in')
  expect(tried).toEqual(expected)
})

it('makes one request for a wrong password that has one form only', async () => {
  const { tried, call } = accountWith('heron')
  await expect(tryPassword(composed, call)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
  expect(tried).toEqual([composed])
})

it('makes one request if the failure is another one', async () => {
  const failure = new FirebaseError('auth/too-many-requests', 'Later.')
  const tried: string[] = []
  const call = (password: string) => {
    tried.push(password)
    return Promise.reject(failure)
  }
  await expect(tryPassword(decomposed, call)).rejects.toBe(failure)
  expect(tried).toEqual([composed])
})

it('reports that the password is right, but no longer good enough', async () => {
  const refused = new FirebaseError('auth/password-does-not-meet-requirements', 'Too short.')
  await expect(tryPassword(composed, () => Promise.reject(refused))).rejects.toMatchObject({
    code: 'auth/outdated-password',
  })
})

function accountWith(stored: string) {
  const tried: string[] = []
  const call = async (password: string) => {
    tried.push(password)
    if (password !== stored) throw new FirebaseError('auth/invalid-credential', 'Wrong.')
    return 'signed in'
  }
  return { tried, call }
}
