import { randomInt, randomUUID } from 'node:crypto'
import {
  linkWithCredential,
  OAuthProvider,
  PhoneAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type OAuthCredential,
} from 'firebase/auth'
import { getDoc } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { revocationIn, sessionsRef, signInOf } from '#src/firebase/access/accessDocuments.ts'
import { removeStrangers } from '#src/firebase/access/removeStrangers.ts'
import { signOutOthers } from '#src/firebase/access/signOutDevices.ts'
import { keepConfirmedPassword } from '#src/firebase/confirmedPassword.ts'
import { currentUser } from '#src/firebase/currentUser.ts'
import { withListing } from '#src/firebase/listing.ts'
import { accountStateRef } from '#src/firebase/userData/accountState.ts'
import type { UserData } from '#src/firebase/userData/userData.ts'
import { localApi, readAsOwner } from '#tests/support/localApi.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { newDevice, newPerson, onAnotherDevice, password } from './people.ts'
import { ports } from './ports.ts'

const app = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => app.session as Auth }))

beforeEach(() => {
  app.session = null
})

const github = () => idAt('github.com', randomUUID())

/** What a signed-out session can do at the provider. Returns the session that it has then. */
const ways: Record<string, (session: Auth, email: string) => Promise<Auth>> = {
  'connects a provider': async (session) => {
    await linkWithCredential(userOf(session), github())
    return session
  },
  'connects a provider and signs in with it': async (session) => {
    const mine = github()
    await linkWithCredential(userOf(session), mine)
    return signedInWith(mine)
  },
  'connects a provider and disconnects it again': async (session) => {
    await linkWithCredential(userOf(session), github())
    await unlink(userOf(session), 'github.com')
    return session
  },
  'replaces the provider': async (session) => {
    await linkWithCredential(userOf(session), github())
    await unlink(userOf(session), 'google.com')
    await linkWithCredential(userOf(session), idAt('google.com', randomUUID()))
    return session
  },
  'adds a phone number': async (session) => {
    await linkWithCredential(userOf(session), await phoneCredential())
    return session
  },
  'sets a password': async (session) => {
    await updatePassword(userOf(session), 'eve was here')
    return session
  },
  'sets a password and signs in with it': async (session, email) => {
    await updatePassword(userOf(session), 'eve was here')
    const other = newDevice()
    await signInWithEmailAndPassword(other, email, 'eve was here')
    return other
  },
  'changes the name': async (session) => {
    await updateProfile(userOf(session), { displayName: 'Eve' })
    return session
  },
  'asks for another email address': async (session) => {
    await verifyBeforeUpdateEmail(userOf(session), `${randomUUID()}@example.com`)
    return session
  },
}

it.each(Object.entries(ways))(
  'a signed-out session of an account without a password that %s stays out',
  async (_, act) => {
    const person = newGooglePerson()
    const stolen = await signedInWith(person.google)
    const own = await later(stolen, () => signedInWith(person.google))
    expect(await signOut(own)).toBe('change.made')
    await expect(read(stolen, own)).rejects.toMatchObject(refused)
    await expect.poll(now).toBeGreaterThan(await signInIn(own))
    const other = await act(stolen, person.email)
    await userOf(other).getIdToken(true)
    await expect(read(other, own)).rejects.toMatchObject(refused)
  },
)

it.each(Object.entries(ways))(
  'a signed-out session of an account with a password that %s is refused by the provider',
  async (_, act) => {
    const person = await newPerson()
    const stolen = person.userData.session
    const own = await later(stolen, async () => (await onAnotherDevice(person)).session)
    keepConfirmedPassword(person.uid, password)
    expect(await signOut(own)).toBe('change.made')
    await expect(read(stolen, own)).rejects.toMatchObject(refused)
    await expect(act(stolen, person.email)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    })
    await read(own, own)
  },
)

it('an account with a password asks for it before it signs out the others', async () => {
  const { userData } = await newPerson()
  expect(await signOut(userData.session)).toBe('error.requires-recent-login')
})

it('a session that was not signed out lists the provider that it connects, which then signs in', async () => {
  const person = newGooglePerson()
  const own = await signedInWith(person.google)
  expect(await signOut(own)).toBe('change.made')
  const mine = github()
  await withListing({ provider: 'github.com' }, () => linkWithCredential(currentUser(), mine))
  await read(own, own)
  await read(await signedInWith(mine), own)
  await read(await signedInWith(person.google), own)
})

it('what a signed-out session has connected is removed at the next sign-in of its owner', async () => {
  const person = newGooglePerson()
  const stolen = await signedInWith(person.google)
  const own = await later(stolen, () => signedInWith(person.google))
  expect(await signOut(own)).toBe('change.made')
  await linkWithCredential(userOf(stolen), github())
  const again = await signedInWith(person.google)
  await expect(read(again, own)).rejects.toMatchObject(refused)
  app.session = again
  const userData: UserData = { uid: userOf(again).uid, session: again }
  const { listed } = revocationIn(await getDoc(accountStateRef(userData)))
  if (listed) await removeStrangers(userData, listed)
  await read(again, own)
  expect(userOf(again).providerData.map(({ providerId }) => providerId)).toEqual(['google.com'])
})

const refused = { code: 'permission-denied' }

/** Reads a document of the owner's account. */
function read(session: Auth, owner: Auth) {
  return getDoc(sessionsRef({ uid: userOf(owner).uid, session }))
}

/** Signs out all others as the devices page does. Returns the event that it sends. */
async function signOut(session: Auth): Promise<string> {
  app.session = session
  return (await outcomeOf(signOutOthers.make, { subject: 'others', typed: '' })).type
}

function newGooglePerson(): { email: string; google: OAuthCredential } {
  const email = `${randomUUID()}@example.com`
  return { email, google: idAt('google.com', randomUUID(), email) }
}

/** A provider's credential, as the emulator accepts it. */
function idAt(provider: string, sub: string, email = `${sub}@example.com`): OAuthCredential {
  const idToken = JSON.stringify({ sub, email, email_verified: true })
  return new OAuthProvider(provider).credential({ idToken })
}

async function signedInWith(credential: OAuthCredential): Promise<Auth> {
  const session = newDevice()
  await signInWithCredential(session, credential)
  return session
}

async function phoneCredential() {
  const { toolkit, emulator } = localApi(ports)
  const phoneNumber = `+4473${randomInt(10_000_000, 99_999_999)}`
  const asking = await fetch(`${toolkit}/v1/accounts:sendVerificationCode?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  })
  const { sessionInfo } = (await asking.json()) as { sessionInfo: string }
  const { verificationCodes } = (await readAsOwner(`${emulator}/verificationCodes`)) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[]
  }
  const sent = verificationCodes.findLast((message) => message.phoneNumber === phoneNumber)
  return PhoneAuthProvider.credential(sessionInfo, sent?.code ?? '')
}

/** Signs in once the rules can tell the sessions apart. */
async function later(first: Auth, enter: () => Promise<Auth>): Promise<Auth> {
  await expect.poll(now).toBeGreaterThan(await signInIn(first))
  return enter()
}

function signInIn(session: Auth): Promise<number> {
  return signInOf({ uid: userOf(session).uid, session })
}

function userOf({ currentUser: user }: Auth) {
  if (!user) throw new Error('Nobody is signed in.')
  return user
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
