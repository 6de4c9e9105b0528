import { randomInt, randomUUID } from 'node:crypto'
import {
  linkWithCredential,
  OAuthProvider,
  PhoneAuthCredential,
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
import { signOutOthersLogic } from '#src/firebase/devices/signOutDevices.ts'
import { sessionsRef, authTimeOf } from '#src/firebase/documents/accountDocuments.ts'
import {
  expectConfirmedPassword,
  keepConfirmedPassword,
} from '#src/firebase/session/recentSignIn/confirmedPassword.ts'
import { localApi, readAsAdmin } from '#tests/support/emulators/localApi.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'
import { newDevice, newPerson, onAnotherDevice, onPageOf, password } from './people.ts'
import { ports } from './ports.ts'

/** The SDK keeps the `fetch` that it finds first. `answer` replaces the server's answer to a request with this body. */
const network = vi.hoisted(() => {
  const { fetch } = globalThis
  const state = { answer: (_body: string): Promise<Response> | null => null }
  globalThis.fetch = (url, options) => {
    const { body } = options ?? {}
    return (typeof body === 'string' ? state.answer(body) : null) ?? fetch(url, options)
  }
  return state
})

beforeEach(() => {
  network.answer = () => null
})

const github = () => idAt('github.com', randomUUID())

/** What a signed-out session can do at Firebase. Returns the session that it has then. */
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
  'a signed-out session of an account with an email address but no password that %s is refused by Firebase',
  async (_, act) => {
    const person = newGooglePerson()
    const stolen = await signedInWith(person.google)
    const own = await later(stolen, () => signedInWith(person.google))
    expect(await signOut(own)).toBe('change.made')
    await expect(read(stolen, own)).rejects.toMatchObject(refused)
    await expect(act(stolen, person.email)).rejects.toMatchObject(ended)
    await read(own, own)
    expectOnlyGoogle(own, person.email)
    expectOnlyGoogle(await signedInWith(person.google), person.email)
  },
)

it.each(Object.entries(ways))(
  'a signed-out session of an account with a password that %s is refused by Firebase',
  async (_, act) => {
    const person = await newPerson()
    const stolen = person.account.auth
    const own = await later(stolen, async () => (await onAnotherDevice(person)).auth)
    expect(await signOut(own, person.uid)).toBe('change.made')
    await expect(read(stolen, own)).rejects.toMatchObject(refused)
    await expect(act(stolen, person.email)).rejects.toMatchObject(ended)
    await read(own, own)
  },
)

it('an account with a password asks for it before it signs out the others', async () => {
  const { account } = await newPerson()
  expect(await signOut(account.auth)).toBe('error.requires-recent-login')
})

it('a password that no longer meets the policy has to be replaced', async () => {
  const person = await newPerson()
  const error = { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' }
  answerOnce(password, () => Promise.resolve(Response.json({ error }, { status: 400 })))
  const { auth: session } = person.account
  expect(await signOut(session, person.uid)).toBe('error.outdated-password')
})

it('what interrupts the sign-out leaves no password after the next attempt', async () => {
  const person = newGooglePerson()
  const own = await signedInWith(person.google)
  answerOnce('deleteProvider', () => Promise.reject(new TypeError('The connection was lost.')))
  expect(await signOut(own)).toBe('error.network-request-failed')
  await userOf(own).reload()
  expect(providersOf(own)).toContain('password')
  expect(await signOut(own)).toBe('change.made')
  expectOnlyGoogle(own, person.email)
})

it('a password that the person has chosen since an interrupted sign-out stays', async () => {
  const person = newGooglePerson()
  const own = await signedInWith(person.google)
  answerOnce('deleteProvider', () => Promise.reject(new TypeError('The connection was lost.')))
  expect(await signOut(own)).toBe('error.network-request-failed')
  await updatePassword(userOf(own), password)
  expect(await signOut(own)).toBe('error.requires-recent-login')
  await signInWithEmailAndPassword(newDevice(), person.email, password)
})

it('a provider that accepts no password leaves it to the rules', async () => {
  const { google } = newGooglePerson()
  const stolen = await signedInWith(google)
  const own = await later(stolen, () => signedInWith(google))
  const error = { code: 400, message: 'OPERATION_NOT_ALLOWED' }
  const refusals = answerOnce('"password"', () =>
    Promise.resolve(Response.json({ error }, { status: 400 })),
  )
  expect(await signOut(own)).toBe('change.made')
  expect(refusals()).toBe(1)
  await expect(read(stolen, own)).rejects.toMatchObject(refused)
  await read(own, own)
})

it('a signed-out session of an account without an email address comes back with a method that it adds', async () => {
  const mine = idAt('google.com', randomUUID(), null)
  const stolen = await signedInWith(mine)
  const own = await later(stolen, () => signedInWith(mine))
  expect(await signOut(own)).toBe('change.made')
  await expect(read(stolen, own)).rejects.toMatchObject(refused)
  await expect.poll(now).toBeGreaterThan(await signInIn(own))
  await linkWithCredential(userOf(stolen), github())
  await read(stolen, own)
})

const refused = { code: 'permission-denied' }
const ended = { code: 'auth/user-token-expired' }

function expectOnlyGoogle(session: Auth, email: string): void {
  expect(providersOf(session)).toEqual(['google.com'])
  expect(userOf(session)).toMatchObject({ email, emailVerified: true })
}

function providersOf(session: Auth): readonly string[] {
  return userOf(session).providerData.map(({ providerId }) => providerId)
}

/** Answers the next request whose body contains this text. Returns the number of such answers. */
function answerOnce(part: string, answer: () => Promise<Response>): () => number {
  let answers = 0
  network.answer = (body) => {
    if (answers > 0 || !body.includes(part)) return null
    answers += 1
    return answer()
  }
  return () => answers
}

/** Reads a document of the owner's account. */
function read(session: Auth, owner: Auth) {
  return getDoc(sessionsRef({ uid: userOf(owner).uid, auth: session }))
}

/**
 * Signs out all others as the devices page does. Returns the event that it sends.
 *
 * @param confirmed whose identity was confirmed with their password.
 */
function signOut(session: Auth, confirmed?: string): Promise<string> {
  return onPageOf(session, () => {
    if (confirmed !== undefined) {
      expectConfirmedPassword(confirmed)
      keepConfirmedPassword(confirmed, password)
    }
    return outcomeOfChange(signOutOthersLogic)
  })
}

function newGooglePerson(): { email: string; google: OAuthCredential } {
  const email = `${randomUUID()}@example.com`
  return { email, google: idAt('google.com', randomUUID(), email) }
}

/** A provider's credential, as the emulator accepts it. */
function idAt(
  provider: string,
  sub: string,
  email: string | null = `${sub}@example.com`,
): OAuthCredential {
  const address = email === null ? {} : { email, email_verified: true }
  const idToken = JSON.stringify({ sub, ...address })
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
  const { verificationCodes } = (await readAsAdmin(`${emulator}/verificationCodes`)) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[]
  }
  const sent = verificationCodes.findLast((message) => message.phoneNumber === phoneNumber)
  const verification = { verificationId: sessionInfo, verificationCode: sent?.code ?? '' }
  const credential = PhoneAuthCredential.fromJSON({ providerId: 'phone', ...verification })
  if (!credential) throw new Error('The SDK knows another format.')
  return credential
}

/** Signs in once the rules can tell the sessions apart. */
async function later(first: Auth, enter: () => Promise<Auth>): Promise<Auth> {
  // Firebase compares the second in which a token was issued, which may be a later one than that of the sign-in.
  const { issuedAtTime } = await userOf(first).getIdTokenResult()
  const issuedIn = Math.floor(Date.parse(issuedAtTime) / 1_000)
  await expect.poll(now).toBeGreaterThan(Math.max(issuedIn, await signInIn(first)))
  return enter()
}

function signInIn(session: Auth): Promise<number> {
  return authTimeOf({ uid: userOf(session).uid, auth: session })
}

function userOf({ currentUser: user }: Auth) {
  if (!user) throw new Error('The device is signed out.')
  return user
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
