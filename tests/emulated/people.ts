import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth'
import { configuration } from '#src/domain/configuration/configured.ts'
import type { UserData } from '#src/firebase/data/userData.ts'

export const password = 'correct horse battery staple'

export type Person = { uid: string; email: string; userData: UserData }

/** A person with a new account, signed in on a device of theirs. */
export async function newPerson(): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const session = newDevice()
  const { user } = await createUserWithEmailAndPassword(session, email, password)
  return { uid: user.uid, email, userData: { uid: user.uid, session } }
}

export async function newGuest(): Promise<UserData> {
  const session = newDevice()
  const { user } = await signInAnonymously(session)
  return { uid: user.uid, session }
}

/** The same person's data on another device. */
export async function onAnotherDevice({ uid, email }: Person): Promise<UserData> {
  const session = newDevice()
  await signInWithEmailAndPassword(session, email, password)
  return { uid, session }
}

export function newDevice(): Auth {
  const session = initializeAuth(initializeApp(configuration.firebase, randomUUID()), {
    persistence: inMemoryPersistence,
  })
  const address = configuration.local?.auth ?? ''
  connectAuthEmulator(session, address, { disableWarnings: true })
  return session
}
