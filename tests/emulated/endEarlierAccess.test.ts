import { randomUUID } from 'node:crypto'
import {
  applyActionCode,
  confirmPasswordReset,
  linkWithCredential,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
} from 'firebase/auth'
import { deleteField, getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { localUrls } from '#local-firebase/localUrls.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { reachProject } from '#scripts/doctor/project.ts'
import { recordVerifiedAccounts } from '#scripts/owner/verifiedAccounts.ts'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { sessionsRef, accountStateRef } from '#src/firebase/documents/accountDocuments.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { sessionEndRequest } from '#src/firebase/sdk/signals.ts'
import { endEarlierAccess } from '#src/firebase/session/end/endEarlierAccess.ts'
import { signOutOlderSessions } from '#src/firebase/session/end/olderSessions.ts'
import {
  recordPendingProof,
  recordNoProof,
  pendingEmailProof,
} from '#src/storage/security/emailProof.ts'
import { addedMethods } from '#src/storage/security/knownMethods.ts'
import { earlierAccessStore, endedAccess } from '#src/stores/earlierAccessStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { localApi } from '#tests/support/emulators/localApi.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import {
  emailedLink,
  newDevice,
  newPerson,
  onAnotherDevice,
  onPageOf,
  password,
  waitUntilLaterThan,
  type Person,
} from './people.ts'
import { ports } from './ports.ts'

const local = localUrls(ports)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  earlierAccessStore.setState({}, true)
  sharedComputerStore.setState({ isShared: false })
})
afterEach(() => void vi.unstubAllGlobals())

it('an emailed link ends what was opened with its address before', async () => {
  const eve = await newPerson()
  await linkWithCredential(userOf(eve.account), idAt('github.com', 'eve@example.org'))
  const owner = await byLink(eve)
  await settle(owner)
  await expectSignedOut(eve.account)
  await expect(userOf(eve.account).getIdToken(true)).rejects.toMatchObject(ended)
  await expect(signInWithEmailAndPassword(newDevice(), eve.email, password)).rejects.toMatchObject(
    wrong,
  )
  await read(owner)
  expect(endedAccess(eve.uid)).toBe('password')
  expect(addedMethods(owner.uid, methodsOf(owner))).toEqual(['github.com'])
})

it('an emailed link ends it on a shared computer, too, which remembers nothing', async () => {
  sharedComputerStore.setState({ isShared: true })
  const eve = await newPerson()
  const owner = await byLink(eve)
  await settle(owner)
  await expectSignedOut(eve.account)
})

it('an older session that notices the verified address first is ended, too', async () => {
  const eve = await newPerson()
  const owner = await byLink(eve)
  await notice(eve.account)
  await settle(owner)
  await expectSignedOut(eve.account)
})

it('a provider that verifies the address ends the sessions of an older account', async () => {
  const eve = await newPerson()
  const owner = await byGoogle(eve)
  await settle(owner, 'google.com')
  await expectSignedOut(eve.account)
  await read(owner)
  expect(endedAccess(eve.uid)).toBe('sessions')
})

it('a provider ends the password of an older account, too, if its address was verified before', async () => {
  const eve = await newPerson()
  await linkWithCredential(userOf(eve.account), idAt('github.com', 'eve@example.org'))
  await sendEmailVerification(userOf(eve.account))
  await applyActionCode(eve.account.auth, await mailedCode(eve.email))
  const owner = await byGoogle(eve)
  await settle(owner, 'google.com')
  await expectSignedOut(eve.account)
  await expect(signInWithEmailAndPassword(newDevice(), eve.email, password)).rejects.toMatchObject(
    wrong,
  )
  await read(owner)
  expect(endedAccess(eve.uid)).toBe('password')
  expect(addedMethods(owner.uid, methodsOf(owner))).toEqual(['github.com'])
})

it('a new password from an emailed link ends the older sessions, and stays', async () => {
  const person = await newPerson()
  await reset(person)
  await waitUntilLaterThan(person.account)
  const own = await onAnotherDevice(person)
  await settle(own, 'reset')
  await expectSignedOut(person.account)
  await onAnotherDevice(person)
})

it('a password ends nothing, even if it is the first sign-in with a verified address', async () => {
  const person = await newPerson()
  await reset(person)
  await waitUntilLaterThan(person.account)
  const own = await onAnotherDevice(person)
  await settle(own, 'password')
  await expectNothingEnded(person.account, own)
})

it('only the first sign-in that proves the address ends older sessions', async () => {
  const person = await newPerson()
  const first = await byLink(person)
  await settle(first)
  earlierAccessStore.setState({}, true)
  localStorage.clear()
  await settle(first)
  const second = await byLink({ ...person, account: first })
  await settle(second)
  await expectNothingEnded(first, second)
})

it('what a failed request has left is ended at the next try, even if an older session was faster', async () => {
  const eve = await newPerson()
  const owner = await byLink(eve)
  await failToSettle(owner)
  await notice(eve.account)
  await settleAgain(owner)
  await expectSignedOut(eve.account)
  await expect(signInWithEmailAndPassword(newDevice(), eve.email, password)).rejects.toMatchObject(
    wrong,
  )
})

it('a sign-in that is too old to end anything is ended, and the next one ends the rest', async () => {
  const eve = await newPerson()
  const owner = await byLink(eve)
  await failToSettle(owner)
  await notice(eve.account)
  const ends: string[] = []
  onTestFinished(sessionEndRequest.subscribe(({ reason }) => void ends.push(reason)))
  await onPageOf(owner.auth, async () => {
    const now = await currentUser().getIdTokenResult()
    const issuedAtTime = new Date(Date.parse(now.authTime) + 300_000).toUTCString()
    vi.spyOn(currentUser(), 'getIdTokenResult').mockResolvedValue({ ...now, issuedAtTime })
    await expect(endEarlierAccess()).rejects.toMatchObject(tooLate)
  })
  expect(ends).toEqual(['endedByFirebase'])
  await read(eve.account)
  const next = await byLink({ ...eve, account: owner })
  await settle(next)
  await expectSignedOut(eve.account)
  expect(endedAccess(eve.uid)).toBe('password')
})

it('a password that was chosen since the failed try stays', async () => {
  const eve = await newPerson()
  const owner = await byLink(eve)
  await failToSettle(owner)
  await onPageOf(owner.auth, async () => {
    await updatePassword(currentUser(), 'battery staple')
    await signOutOlderSessions('battery staple')
  })
  await settleAgain(owner)
  const { user } = await signInWithEmailAndPassword(newDevice(), eve.email, 'battery staple')
  expect(user.uid).toBe(eve.uid)
})

it('an address that is verified on a signed-out device is recorded where its person is signed in', async () => {
  const person = await newPerson()
  await settle(person.account, 'password')
  await sendEmailVerification(userOf(person.account))
  await applyActionCode(newDevice(), await mailedCode(person.email))
  await userOf(person.account).reload()
  await settleAgain(person.account)
  expect(await stateOf(person.account)).toMatchObject({ verified: { email: person.email } })
  expect(pendingEmailProof(person.uid)).toBeNull()
  await waitForNextSecond()
  const own = await byLink(person)
  await settle(own)
  await expectNothingEnded(person.account, own)
  await onAnotherDevice(person)
})

it('a provider whose address is verified later has proved nothing', async () => {
  const person = await newPerson()
  await settle(person.account, 'google.com')
  expect(pendingEmailProof(person.uid)).toEqual({ method: null, proof: null })
})

it('nothing is ended while the account is being deleted, and everything once that is canceled', async () => {
  const eve = await newPerson()
  const flag = { deletingSince: serverTimestamp(), isFinal: false }
  await setDoc(accountStateRef(eve.account), flag)
  const owner = await byLink(eve)
  await expect(settle(owner)).rejects.toThrow('The account is being deleted.')
  await onAnotherDevice(eve)
  await read(eve.account)
  const canceled = { deletingSince: deleteField(), isFinal: deleteField() }
  await setDoc(accountStateRef(owner), canceled, { merge: true })
  await settleAgain(owner)
  await expectSignedOut(eve.account)
  expect(endedAccess(eve.uid)).toBe('password')
})

it('a proof that could not be settled is settled by the next sign-in, even if an older session was faster', async () => {
  const eve = await newPerson()
  await setDoc(accountStateRef(eve.account), { deletingSince: serverTimestamp(), isFinal: false })
  const owner = await byLink(eve)
  await expect(settle(owner)).rejects.toThrow('The account is being deleted.')
  const canceled = { deletingSince: deleteField(), isFinal: deleteField() }
  await setDoc(accountStateRef(eve.account), canceled, { merge: true })
  await notice(eve.account)
  const next = await onAnotherDevice({ ...eve, account: owner })
  await settle(next, 'password')
  await expectSignedOut(eve.account)
})

it('a proof of an earlier address ends nothing', async () => {
  const person = await newPerson()
  const flag = { deletingSince: serverTimestamp(), isFinal: false }
  await setDoc(accountStateRef(person.account), flag)
  const owner = await byLink(person)
  await expect(settle(owner)).rejects.toThrow('The account is being deleted.')
  const canceled = { deletingSince: deleteField(), isFinal: deleteField() }
  await setDoc(accountStateRef(owner), canceled, { merge: true })
  const email = `${randomUUID()}@example.com`
  const { accounts } = localApi(ports)
  await requestAsAdmin('POST', `${accounts}:update`, { localId: person.uid, email })
  const next = await onAnotherDevice({ ...person, email })
  await settle(next, 'password')
  await onAnotherDevice({ ...person, email })
  expect(endedAccess(person.uid)).toBeNull()
})

it('a password that was there before this app stays if the owner has recorded its verified address', async () => {
  const [person, eve] = [await newPerson(), await newPerson()]
  await sendEmailVerification(userOf(person.account))
  await applyActionCode(person.account.auth, await mailedCode(person.email))
  const project = await reachProject({ ...configuration, appCheck: null, local }, '')
  expect(await recordVerifiedAccounts({ ...project, token: 'owner' })).toBeGreaterThan(0)
  const recorded = await stateOf(person.account)
  expect(recorded).toMatchObject({ verified: { email: person.email } })
  expect(await stateOf(eve.account)).toBeUndefined()
  await recordVerifiedAccounts({ ...project, token: 'owner' })
  expect(await stateOf(person.account)).toEqual(recorded)
  const own = await byLink(person)
  await settle(own)
  await expectNothingEnded(person.account, own)
  await onAnotherDevice(person)
})

it('a new account has nothing to end', async () => {
  const email = `${randomUUID()}@example.com`
  const session = newDevice()
  const { user } = await signInWithCredential(session, idAt('google.com', email))
  const own = { uid: user.uid, auth: session }
  await settle(own, 'google.com')
  expect((await getDoc(accountStateRef(own))).data()).toEqual({
    verified: { email, at: expect.any(Object) as object },
  })
  expect(endedAccess(own.uid)).toBeNull()
})

it('an account that a guest has made in this tab has nothing to end', async () => {
  const person = await newPerson()
  const own = await byLink(person)
  recordNoProof(own.uid)
  await settleAgain(own)
  await expectNothingEnded(person.account, own)
})

const refused = { code: 'permission-denied' }
const ended = { code: 'auth/user-token-expired' }
const tooLate = { code: 'auth/requires-recent-login' }
const wrong = { code: 'auth/invalid-credential' }

/** Settles a sign-in as soon as it has been made with this method. */
async function settle(account: AccountAuth, method = 'email_link'): Promise<void> {
  recordPendingProof(account.uid, method, userOf(account).email)
  await settleAgain(account)
}

function settleAgain({ auth: session }: AccountAuth): Promise<void> {
  return onPageOf(session, endEarlierAccess)
}

/** A session in another browser, whose sign-in has proved nothing, finds out that its address is verified. */
function notice(account: AccountAuth): Promise<void> {
  return onAnotherBrowser(async () => {
    await userOf(account).reload()
    await settle(account, 'password')
    expect(await stateOf(account)).toHaveProperty('verified')
  })
}

/** The connection is lost before anything is ended. */
function failToSettle({ uid, auth: session }: AccountAuth): Promise<void> {
  return onPageOf(session, async () => {
    const user = currentUser()
    const lost = { code: 'auth/network-request-failed' }
    const tokens = user.getIdTokenResult.bind(user)
    const spy = vi
      .spyOn(user, 'getIdTokenResult')
      .mockImplementation((isForced) => (isForced ? Promise.reject(lost) : tokens()))
    recordPendingProof(uid, 'email_link', user.email)
    await expect(endEarlierAccess()).rejects.toBe(lost)
    spy.mockRestore()
  })
}

async function onAnotherBrowser(act: () => Promise<void>): Promise<void> {
  const here = localStorage
  vi.stubGlobal('localStorage', fakeStorage().storage)
  await act()
  vi.stubGlobal('localStorage', here)
}

function expectSignedOut(account: AccountAuth): Promise<void> {
  return expect(read(account)).rejects.toMatchObject(refused)
}

async function expectNothingEnded(...all: AccountAuth[]): Promise<void> {
  for (const each of all) await read(each)
  for (const { uid } of all) expect(endedAccess(uid)).toBeNull()
}

async function stateOf(account: AccountAuth) {
  return (await getDoc(accountStateRef(account))).data()
}

function read(account: AccountAuth) {
  return getDoc(sessionsRef(account))
}

function methodsOf(account: AccountAuth): readonly string[] {
  return userOf(account).providerData.map(({ providerId }) => providerId)
}

/** An address that was recorded in the second of a sign-in counts as recorded after it. */
async function waitForNextSecond(): Promise<void> {
  const next = Math.floor(Date.now() / 1000) + 1
  await expect.poll(() => Date.now() / 1000, { timeout: 10_000 }).toBeGreaterThan(next)
}

/** Signs in on another device with an emailed link, in a later second. */
async function byLink({ uid, email, account }: Person): Promise<AccountAuth> {
  await waitUntilLaterThan(account)
  const session = newDevice()
  await sendSignInLinkToEmail(session, email, { url: 'http://localhost', handleCodeInApp: true })
  await signInWithEmailLink(session, email, await emailedLink(email))
  return { uid, auth: session }
}

/** Signs in on another device with Google, in a later second. */
async function byGoogle({ uid, email, account }: Person): Promise<AccountAuth> {
  await waitUntilLaterThan(account)
  const session = newDevice()
  await signInWithCredential(session, idAt('google.com', email))
  return { uid, auth: session }
}

async function reset({ email }: Person): Promise<void> {
  const session = newDevice()
  await sendPasswordResetEmail(session, email)
  await confirmPasswordReset(session, await mailedCode(email), password)
}

async function mailedCode(email: string): Promise<string> {
  return new URL(await emailedLink(email)).searchParams.get('oobCode') ?? ''
}

/** A provider's credential, as the emulator accepts it. */
function idAt(provider: string, email: string) {
  const idToken = JSON.stringify({ sub: randomUUID(), email, email_verified: true })
  return new OAuthProvider(provider).credential({ idToken })
}

function userOf({ auth: { currentUser: user } }: AccountAuth) {
  if (!user) throw new Error('The device is signed out.')
  return user
}
