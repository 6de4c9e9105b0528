import { updatePassword, type Auth } from 'firebase/auth'
import { getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  activityIn,
  activityRef,
  revocationIn,
  sessionsRef,
  signInOf,
} from '#src/firebase/access/accessDocuments.ts'
import { addEntry } from '#src/firebase/access/addEntry.ts'
import { signOutDevice } from '#src/firebase/access/signOutDevices.ts'
import { currentUser } from '#src/firebase/currentUser.ts'
import { accountStateRef } from '#src/firebase/userData/accountState.ts'
import type { UserData } from '#src/firebase/userData/userData.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { userDataOnServer } from '#tests/support/userDataOnServer.ts'
import { newPerson, onAnotherDevice, type Person } from './people.ts'
import { ports } from './ports.ts'

const { fillActivity } = userDataOnServer(ports)

const app = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => app.session as Auth }))

beforeEach(() => {
  app.session = null
})

it.each([
  ['letters', 'x'.repeat(60), 'y'.repeat(60), 'x'.repeat(60)],
  ['emoji', '🙂'.repeat(30), '👩‍🚀'.repeat(12), '🙂'.repeat(30)],
])(
  'a device that describes itself in as many %s as allowed is signed out alone',
  async (_, browser, system, detail) => {
    const person = await newPerson()
    const other = await later(person)
    const signIn = await signInOf(other)
    const described = { browser, system, lastSeenAt: serverTimestamp() }
    await setDoc(sessionsRef(other), { [signIn]: described })
    expect(await signOut(person.userData, signIn)).toBe('change.made')
    const state = await getDoc(accountStateRef(person.userData))
    expect(revocationIn(state)).toMatchObject({ revokedBefore: 0, revoked: [signIn] })
    expect(await activityFor(person)).toMatchObject({
      activity: [{ what: 'deviceSignedOut', detail }],
    })
  },
)

it('a sign-out that a full activity list leaves out is said to be missing', async () => {
  const person = await newPerson()
  const other = await later(person)
  const signIn = await signInOf(other)
  await fillActivity(person.uid, Date.now() - 3_600_000)
  expect(await signOut(person.userData, signIn)).toBe('change.made')
  const { activity, gaps } = await activityFor(person)
  expect(activity).toHaveLength(100)
  expect(activity.every(({ what }) => what === 'signedIn')).toBe(true)
  expect(gaps.fullUntil).toBeGreaterThan(Date.now())
  expect(gaps.missedAt).toBeGreaterThan(Date.now() - 60_000)
})

it('a new password signs out all other sessions at once, and not this one', async () => {
  const person = await newPerson()
  const own = await later(person)
  const newest = await later({ ...person, userData: own })
  for (const each of [person.userData, own, newest]) await list(each)
  app.session = own.session
  await updatePassword(currentUser(), 'battery staple')
  await addEntry('passwordChanged')
  const { activity } = await activityFor({ ...person, userData: own })
  expect(activity.map(({ what }) => what).toSorted()).toEqual([
    'deviceSignedOut',
    'passwordChanged',
  ])
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

async function activityFor({ userData }: Person) {
  return activityIn(await getDoc(activityRef(userData)))
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

/** Signs out one device as the devices page does. Returns the event that it sends. */
async function signOut({ session }: UserData, signIn: number): Promise<string> {
  app.session = session
  return (await outcomeOf(signOutDevice.make, { subject: `${signIn}`, typed: '' })).type
}
