import {
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { payloadOf } from '#src/domain/session/tokenPayload.ts'
import { passkeyRemovalLogic } from '#src/firebase/security/passkeyRemovalLogic.ts'
import { addPasskey, watchPasskeys } from '#src/firebase/security/passkeys.ts'
import { settleSignIn } from '#src/firebase/security/firstVerification.ts'
import {
  askForPasskey,
  confirmWithPasskey,
  signInWithPasskey,
} from '#src/firebase/signIn/passkeyRequests.ts'
import { signOutAfterPassword } from '#src/firebase/session/signOutAfterPassword.ts'
import { endedAccess } from '#src/stores/earlierAccessStore.ts'
import { recordUnsettled } from '#src/remembered/unsettledSignIn.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'
import { newDevice, newPerson, type Person, emailedLink, untilLaterThan } from './people.ts'

const here = vi.hoisted(() => ({ session: null as unknown }))

vi.mock(import('#src/firebase/sdk/app.ts'), () => ({ auth: () => here.session as Auth }))
vi.mock(import('#src/firebase/session/reportChange.ts'), () => ({
  reportChange: () => undefined,
}))

const made = { type: 'change.made' }
const accepted = { type: 'passkey.accepted' }

let passkey: Uint8Array<ArrayBuffer>

/** A device that keeps one passkey, and agrees to everything. */
beforeEach(() => {
  vi.unstubAllGlobals()
  passkey = crypto.getRandomValues(new Uint8Array(16))
  const { buffer } = passkey
  const response = {
    clientDataJSON: buffer,
    attestationObject: buffer,
    authenticatorData: buffer,
    signature: buffer,
    userHandle: buffer,
  }
  const answer = async () => ({ rawId: buffer, response })
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    credentials: { create: answer, get: answer },
  })
  vi.stubGlobal('PublicKeyCredential', {})
})

it('a passkey is added to the account, listed, and removed', async () => {
  await addedPasskey('My laptop')
  const listed = { credentialId: btoa(String.fromCharCode(...passkey)), name: 'My laptop' }
  expect(await list()).toEqual({ type: 'passkeys.read', passkeys: [listed] })
  const removal = { item: listed.credentialId }
  expect(await outcomeOfChange(passkeyRemovalLogic, removal)).toBe('change.made')
  expect(await list()).toEqual({ type: 'passkeys.read', passkeys: [] })
})

it('a list that may be older than a new passkey is not reported to the device, which would forget it', async () => {
  const reported: (readonly string[])[] = []
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.stubGlobal('PublicKeyCredential', {
    signalAllAcceptedCredentials: async (known: { allAcceptedCredentialIds: readonly string[] }) =>
      reported.push(known.allAcceptedCredentialIds),
  })
  const answer = await navigator.credentials.create()
  vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => {
    expect(await list()).toEqual({ type: 'passkeys.read', passkeys: [] })
    return answer
  })
  await addedPasskey('My laptop')
  await list()
  expect(reported).not.toEqual([])
  expect(reported).not.toContainEqual([])
})

it('a list that arrives after someone else has signed in is dropped, and not reported as theirs', async () => {
  const reported: string[] = []
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.stubGlobal('PublicKeyCredential', {
    signalAllAcceptedCredentials: async ({ userId }: { userId: string }) => reported.push(userId),
  })
  const ada = await addedPasskey('My laptop')
  const { userData: bob } = await newPerson()
  const ask = globalThis.fetch
  const switched = new Promise<void>((resolve) =>
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer: unknown = await (await ask(...request)).json()
      here.session = bob.session
      resolve()
      return Response.json(answer)
    }),
  )
  const sendBack = vi.fn<() => void>()
  const stop = watchPasskeys({ sendBack } as unknown as Parameters<typeof watchPasskeys>[0])
  await switched
  vi.stubGlobal('fetch', ask)
  // The next list comes after the dropped one. Within the same second, the tokens would be the same.
  await untilLaterThan(bob)
  await bob.session.currentUser?.getIdToken(true)
  here.session = ada.userData.session
  await ada.userData.session.currentUser?.getIdToken(true)
  await vi.waitFor(() => expect(sendBack).toHaveBeenCalled())
  expect(sendBack).toHaveBeenCalledTimes(1)
  expect(reported).toEqual([btoa(ada.uid).replaceAll('=', '')])
  if (typeof stop === 'function') stop()
})

it('the first sign-in that proves the address removes the passkeys of whoever opened the account', async () => {
  const eve = await addedPasskey('Eve’s key')
  await signInAsOwner(eve)
  await settleSignIn()
  expect(await list()).toEqual({ type: 'passkeys.read', passkeys: [] })
  expect(endedAccess(eve.uid)).toBe('both')
})

it('they are removed also if the owner sets a password first, which stays', async () => {
  const eve = await addedPasskey('Eve’s key')
  const owner = await signInAsOwner(eve)
  await updatePassword(owner, 'battery staple')
  await signOutAfterPassword('battery staple')
  await settleSignIn()
  expect(await list()).toEqual({ type: 'passkeys.read', passkeys: [] })
  expect(endedAccess(eve.uid)).toBe('passkeys')
  const { user } = await signInWithEmailAndPassword(newDevice(), eve.email, 'battery staple')
  expect(user.uid).toBe(eve.uid)
})

it('removing a passkey that is already gone succeeds', async () => {
  await addedPasskey('My laptop')
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    new Request(...request).url.includes('accounts:update')
      ? Response.json({ error: { message: 'PASSKEY_ENROLLMENT_NOT_FOUND' } }, { status: 400 })
      : ask(...request),
  )
  expect(await outcomeOfChange(passkeyRemovalLogic, { item: 'AQID' })).toBe('change.made')
})

it('a passkey signs in on another device, with the SDK’s own session', async () => {
  const { uid, email } = await addedPasskey('My laptop')
  const device = newDevice()
  here.session = device
  expect(await outcomeOf(signInWithPasskey, await chosen())).toEqual(accepted)
  const user = device.currentUser
  const token = JSON.parse(payloadOf((await user?.getIdToken(true)) ?? '')) as {
    firebase: { sign_in_provider: string }
  }
  expect([user?.uid, user?.email, user?.isAnonymous, token.firebase.sign_in_provider]).toEqual([
    uid,
    email,
    false,
    'passkey',
  ])
})

it('a passkey confirms its owner’s identity and no one else’s', async () => {
  await addedPasskey('My laptop')
  expect(await outcomeOf(confirmWithPasskey, await chosen())).toEqual(accepted)
  here.session = (await newPerson()).userData.session
  const { type } = await outcomeOf(confirmWithPasskey, await chosen())
  expect(type).toBe('error.user-mismatch')
})

it('an unknown passkey signs no one in, and the browser is notified', async () => {
  const signalUnknownCredential = vi.fn<() => Promise<void>>(async () => undefined)
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential })
  const device = newDevice()
  here.session = device
  const { failure } = await outcomeOf(signInWithPasskey, await chosen())
  expect(failure).toMatchObject({ code: 'auth/passkey-credential-not-found' })
  expect(device.currentUser).toBeNull()
  expect(signalUnknownCredential).toHaveBeenCalledOnce()
})

it('a passkey of one account can’t be added to another', async () => {
  await addedPasskey('My laptop')
  here.session = (await newPerson()).userData.session
  const { type } = await outcomeOf(addPasskey.make, { name: 'Mine', known: [] })
  expect(type).toBe('error.credential-already-in-use')
})

async function addedPasskey(name: string): Promise<Person> {
  const person = await newPerson()
  here.session = person.userData.session
  expect(await outcomeOf(addPasskey.make, { name, known: [] })).toEqual(made)
  return person
}

/** The owner of the address signs in with an emailed link, on another device. */
async function signInAsOwner({ uid, email, userData }: Person): Promise<User> {
  await sendSignInLinkToEmail(newDevice(), email, {
    url: 'http://localhost',
    handleCodeInApp: true,
  })
  await untilLaterThan(userData)
  const owner = newDevice()
  const { user } = await signInWithEmailLink(owner, email, await emailedLink(email))
  here.session = owner
  recordUnsettled(uid, 'email_link')
  return user
}

async function chosen(): Promise<{ credential: string }> {
  const { credential } = (await outcomeOf(askForPasskey, undefined)) as unknown as {
    credential: string
  }
  return { credential }
}

function list() {
  return outcomeOf(watchPasskeys, undefined)
}
