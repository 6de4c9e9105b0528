import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { AUTH, ports } from './addresses.ts'

const person = ['ada@example.com', 'correct horse'] as const

beforeAll(async () => {
  const local = await startLocalFirebase({ ports })
  return () => local.stop()
})

test('a session keeps the moment of its sign-in when another device signs in', async () => {
  const [first, second] = [newDevice('first'), newDevice('second')]
  await createUserWithEmailAndPassword(first, ...person)
  const signedIn = await signInOf(first)
  await expect.poll(now, { interval: 100, timeout: 3_000 }).toBeGreaterThan(signedIn)
  await signInWithEmailAndPassword(second, ...person)
  expect(await signInOf(second)).toBeGreaterThan(signedIn)
  expect(await signInOf(first)).toBe(signedIn)
  expect(await signInOf(first)).toBe(signedIn)
  await updateProfile(currentUser(first), { displayName: 'Ada' })
  await updatePassword(currentUser(first), 'battery staple')
  expect(await signInOf(first)).toBe(signedIn)
  await signInWithEmailAndPassword(first, person[0], 'battery staple')
  expect(await signInOf(first)).toBeGreaterThan(signedIn)
})

function newDevice(name: string): Auth {
  const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, name)
  onTestFinished(() => deleteApp(app))
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, AUTH, { disableWarnings: true })
  return auth
}

/** The second of the sign-in, as a new token of the session says. */
async function signInOf(session: Auth): Promise<number> {
  const { authTime } = await currentUser(session).getIdTokenResult(true)
  return Date.parse(authTime) / 1000
}

function currentUser({ currentUser: user }: Auth) {
  if (!user) throw new Error('Nobody is signed in.')
  return user
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
