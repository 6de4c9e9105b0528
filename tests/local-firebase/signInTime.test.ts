import { deleteApp, initializeApp } from 'firebase/app'
import {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  linkWithCredential,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { localApi, readAsAdmin } from '#tests/support/emulators/localApi.ts'
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

test('a password that is set by linking ends the sessions from before', async () => {
  const [own, other] = [newDevice('own'), newDevice('other')]
  const mine = new OAuthProvider('github.com').credential({ idToken: '{"sub":"ada"}' })
  await signInWithCredential(own, mine)
  await signInWithCredential(other, mine)
  await waitUntilNextSecond()
  const credential = EmailAuthProvider.credential('grace@example.com', 'battery staple')
  await linkWithCredential(currentUser(own), credential)
  await expect(signInOf(other)).rejects.toMatchObject(ended)
  await signInOf(own)
})

test('a password that is set by an emailed link ends the sessions from before', async () => {
  const email = 'emmy@example.com'
  const other = newDevice('other')
  await createUserWithEmailAndPassword(other, email, person[1])
  await waitUntilNextSecond()
  await sendPasswordResetEmail(other, email)
  const { oobCodes } = (await readAsAdmin(`${localApi(ports).emulator}/oobCodes`)) as {
    oobCodes: readonly { email: string; oobCode: string }[]
  }
  const sent = oobCodes.findLast((mail) => mail.email === email)
  await confirmPasswordReset(other, sent?.oobCode ?? '', 'battery staple')
  await expect(signInOf(other)).rejects.toMatchObject(ended)
  await signInWithEmailAndPassword(other, email, 'battery staple')
  await signInOf(other)
})

const ended = { code: 'auth/user-token-expired' }

/** The new password counts from the second in which it was set. */
async function waitUntilNextSecond(): Promise<void> {
  const before = now()
  await expect.poll(now, { interval: 100, timeout: 3_000 }).toBeGreaterThan(before)
}

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
  if (!user) throw new Error('The device is signed out.')
  return user
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
