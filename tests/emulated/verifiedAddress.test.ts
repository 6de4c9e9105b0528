import { randomUUID } from 'node:crypto'
import {
  confirmPasswordReset,
  linkWithCredential,
  OAuthProvider,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth'
import { getDoc } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionsRef, signInOf } from '#src/firebase/data/accessDocuments.ts'
import { settleVerification } from '#src/firebase/security/verifiedAddress.ts'
import { accountStateRef } from '#src/firebase/data/accountState.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import {
  dismissEarlierAccess,
  earlierAccessStore,
  recordOpened,
} from '#src/stores/earlierAccessStore.ts'
import { addedMethods } from '#src/remembered/knownMethods.ts'
import { recordLastMethod } from '#src/remembered/lastMethodHere.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { fakeStorage } from '#tests/support/fakeStorage.ts'
import { localApi, readAsOwner } from '#tests/support/localApi.ts'
import { newDevice, newPerson, onAnotherDevice, password, type Person } from './people.ts'
import { ports } from './ports.ts'

const app = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => app.session as Auth }))

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  dismissEarlierAccess()
  recordOpened('')
  recordLastMethod(null)
  sharedComputerStore.setState({ isShared: false })
})
afterEach(() => void vi.unstubAllGlobals())

it('an emailed link ends what was opened with its address before', async () => {
  const eve = await newPerson()
  await linkWithCredential(userOf(eve.userData), idAt('github.com', 'eve@example.org'))
  const owner = await byLink(eve)
  await settle(owner)
  await expectSignedOut(eve.userData)
  await expect(userOf(eve.userData).getIdToken(true)).rejects.toMatchObject(ended)
  await expect(signInWithEmailAndPassword(newDevice(), eve.email, password)).rejects.toMatchObject(
    wrong,
  )
  await read(owner)
  expect(earlierAccessStore.getState().ended).toEqual({ uid: eve.uid, hasEndedPassword: true })
  expect(addedMethods(owner.uid, methodsOf(owner))).toEqual(['github.com'])
})

it('an emailed link ends it on a shared computer, too, which remembers nothing', async () => {
  sharedComputerStore.setState({ isShared: true })
  const eve = await newPerson()
  const owner = await byLink(eve)
  await settle(owner)
  await expectSignedOut(eve.userData)
})

it('an older session that notices the verified address first is ended, too', async () => {
  const eve = await newPerson()
  const owner = await byLink(eve)
  await userOf(eve.userData).reload()
  recordLastMethod('password')
  await settle(eve.userData)
  recordLastMethod('email_link')
  await settle(owner)
  await expectSignedOut(eve.userData)
})

it('a provider that verifies the address ends the sessions of an older account', async () => {
  const eve = await newPerson()
  await untilLaterThan(eve.userData)
  const session = newDevice()
  await signInWithCredential(session, idAt('google.com', eve.email))
  const owner = { uid: eve.uid, session }
  await settle(owner)
  await expectSignedOut(eve.userData)
  await read(owner)
  expect(earlierAccessStore.getState().ended).toEqual({ uid: eve.uid, hasEndedPassword: false })
})

it('a new password from an emailed link ends the older sessions, and stays', async () => {
  const person = await newPerson()
  await reset(person)
  await untilLaterThan(person.userData)
  const own = await onAnotherDevice(person)
  await settle(own, true)
  await expectSignedOut(person.userData)
  await onAnotherDevice(person)
})

it('a password ends nothing, even if it is the first sign-in with a verified address', async () => {
  const person = await newPerson()
  await reset(person)
  await untilLaterThan(person.userData)
  const own = await onAnotherDevice(person)
  recordLastMethod('password')
  await settle(own)
  await expectNothingEnded(person.userData, own)
})

it('only the first sign-in that proves the address ends older sessions', async () => {
  const person = await newPerson()
  const first = await byLink(person)
  await settle(first)
  dismissEarlierAccess()
  await settle(first)
  const second = await byLink({ ...person, userData: first })
  await settle(second)
  await expectNothingEnded(first, second)
})

it('a new account has nothing to end', async () => {
  const email = `${randomUUID()}@example.com`
  const session = newDevice()
  const { user } = await signInWithCredential(session, idAt('google.com', email))
  const own = { uid: user.uid, session }
  await settle(own)
  expect((await getDoc(accountStateRef(own))).data()).toEqual({
    verified: { email, at: expect.any(Object) as object },
  })
  expect(earlierAccessStore.getState().ended).toBeNull()
})

it('an account that a guest has made on this page has nothing to end', async () => {
  const person = await newPerson()
  const own = await byLink(person)
  recordOpened(person.uid)
  await settle(own)
  await expectNothingEnded(person.userData, own)
})

const refused = { code: 'permission-denied' }
const ended = { code: 'auth/user-token-expired' }
const wrong = { code: 'auth/invalid-credential' }

async function settle(userData: UserData, hasReset = false): Promise<void> {
  app.session = userData.session
  await settleVerification(hasReset)
}

function expectSignedOut(userData: UserData): Promise<void> {
  return expect(read(userData)).rejects.toMatchObject(refused)
}

async function expectNothingEnded(...all: UserData[]): Promise<void> {
  for (const each of all) await read(each)
  expect(earlierAccessStore.getState().ended).toBeNull()
}

function read(userData: UserData) {
  return getDoc(sessionsRef(userData))
}

function methodsOf(userData: UserData): readonly string[] {
  return userOf(userData).providerData.map(({ providerId }) => providerId)
}

/** Signs in on another device with an emailed link, in a later second. */
async function byLink({ uid, email, userData }: Person): Promise<UserData> {
  await untilLaterThan(userData)
  const session = newDevice()
  await sendSignInLinkToEmail(session, email, { url: 'http://localhost', handleCodeInApp: true })
  await signInWithEmailLink(session, email, await mailedLink(email))
  recordLastMethod('email_link')
  return { uid, session }
}

async function reset({ email }: Person): Promise<void> {
  const session = newDevice()
  await sendPasswordResetEmail(session, email)
  const code = new URL(await mailedLink(email)).searchParams.get('oobCode') ?? ''
  await confirmPasswordReset(session, code, password)
}

async function mailedLink(email: string): Promise<string> {
  const { oobCodes } = (await readAsOwner(`${localApi(ports).emulator}/oobCodes`)) as {
    oobCodes: readonly { email: string; oobLink: string }[]
  }
  return oobCodes.findLast((mail) => mail.email === email)?.oobLink ?? ''
}

/** A provider's credential, as the emulator accepts it. */
function idAt(provider: string, email: string) {
  const idToken = JSON.stringify({ sub: randomUUID(), email, email_verified: true })
  return new OAuthProvider(provider).credential({ idToken })
}

/** Rules compare seconds, and an account counts as new for two. */
async function untilLaterThan(userData: UserData): Promise<void> {
  const signIn = await signInOf(userData)
  await expect.poll(() => Date.now() / 1000, { timeout: 10_000 }).toBeGreaterThan(signIn + 3)
}

function userOf({ session: { currentUser } }: UserData) {
  if (!currentUser) throw new Error('The device is signed out.')
  return currentUser
}
