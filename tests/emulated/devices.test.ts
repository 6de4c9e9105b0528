import { updatePassword, type Auth } from 'firebase/auth'
import { getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionsRef, signInOf } from '#src/firebase/data/accessDocuments.ts'
import { signOutAfterPassword } from '#src/firebase/session/signOutAfterPassword.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import { newPerson, onAnotherDevice, type Person } from './people.ts'

const app = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => app.session as Auth }))

beforeEach(() => {
  app.session = null
})

it('a new password signs out all other sessions at once, and not this one', async () => {
  const person = await newPerson()
  const own = await later(person)
  const newest = await later({ ...person, userData: own })
  for (const each of [person.userData, own, newest]) await list(each)
  // Rules compare seconds.
  await later({ ...person, userData: newest })
  app.session = own.session
  await updatePassword(currentUser(), 'battery staple')
  await signOutAfterPassword('battery staple')
  const signIn = await signInOf(own)
  expect(Object.keys((await getDoc(sessionsRef(own))).data() ?? {})).toEqual([`${signIn}`])
  for (const other of [person.userData, newest]) {
    await expect(getDoc(sessionsRef(other))).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

/** Lists the session, as its device does. */
async function list(userData: UserData): Promise<void> {
  const described = { browser: 'Firefox', system: 'Linux', lastSeenAt: serverTimestamp() }
  const listed = { [await signInOf(userData)]: described }
  await setDoc(sessionsRef(userData), listed, { merge: true })
}

/** The same person on another device, in a session that rules can tell from the first. */
async function later(person: Person): Promise<UserData> {
  const first = await signInOf(person.userData)
  let other = person.userData
  const signInAgain = async () => {
    other = await onAnotherDevice(person)
    return signInOf(other)
  }
  await expect.poll(signInAgain, { interval: 200, timeout: 5_000 }).toBeGreaterThan(first)
  return other
}
