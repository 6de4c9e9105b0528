import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateCurrentUser,
  type Auth,
} from 'firebase/auth'
import { expect } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { authTimeOf } from '#src/firebase/documents/accountDocuments.ts'
import { accountAuth, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { auth } from '#src/firebase/sdk/app.ts'
import { localApi, readAsAdmin } from '#tests/support/emulators/localApi.ts'
import { ports } from './ports.ts'

export const password = 'correct horse battery staple'

export type Person = { uid: string; email: string; account: AccountAuth }

/** A person with a new account, signed in on a device of theirs. */
export async function newPerson(): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const session = newDevice()
  const { user } = await createUserWithEmailAndPassword(session, email, password)
  return { uid: user.uid, email, account: { uid: user.uid, auth: session } }
}

/** A person with a new account, signed in here instead of anyone before. */
export async function newPersonHere(): Promise<Person> {
  const person = await newPerson()
  await updateCurrentUser(auth(), person.account.auth.currentUser)
  return { ...person, account: accountAuth(person.uid) }
}

export async function newGuest(): Promise<AccountAuth> {
  const session = newDevice()
  const { user } = await signInAnonymously(session)
  return { uid: user.uid, auth: session }
}

/** The same person's data on another device. */
export async function onAnotherDevice({ uid, email }: Person): Promise<AccountAuth> {
  const session = newDevice()
  await signInWithEmailAndPassword(session, email, password)
  return { uid, auth: session }
}

export function newDevice(): Auth {
  const session = initializeAuth(initializeApp(configuration.firebase, randomUUID()), {
    persistence: inMemoryPersistence,
  })
  const address = configuration.local?.auth ?? ''
  connectAuthEmulator(session, address, { disableWarnings: true })
  return session
}

/** Does what the page of this device does: its session is the app's own, and changes with it. */
export async function onPageOf<Result>(device: Auth, work: () => Promise<Result>): Promise<Result> {
  await updateCurrentUser(auth(), device.currentUser)
  try {
    return await work()
  } finally {
    await updateCurrentUser(device, auth().currentUser)
  }
}

/** The link in the last email to an address. */
export async function emailedLink(email: string): Promise<string> {
  const { oobCodes } = (await readAsAdmin(`${localApi(ports).emulator}/oobCodes`)) as {
    oobCodes: readonly { email: string; oobLink: string }[]
  }
  return oobCodes.findLast((mail) => mail.email === email)?.oobLink ?? ''
}

/** Rules compare seconds, and an account counts as new for two. */
export async function waitUntilLaterThan(account: AccountAuth): Promise<void> {
  const signIn = await authTimeOf(account)
  await expect.poll(() => Date.now() / 1000, { timeout: 10_000 }).toBeGreaterThan(signIn + 3)
}
