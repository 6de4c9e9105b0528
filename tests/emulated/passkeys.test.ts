import {
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updatePassword,
  updateCurrentUser,
  type Auth,
} from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { payloadOf } from '#src/domain/session/tokenPayload.ts'
import { auth } from '#src/firebase/sdk/app.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { passkeyRemovalLogic } from '#src/firebase/security/passkeys.ts'
import { addPasskey, watchPasskeys } from '#src/firebase/security/passkeys.ts'
import { endEarlierAccess } from '#src/firebase/session/end/endEarlierAccess.ts'
import { signOutOlderSessions } from '#src/firebase/session/end/olderSessions.ts'
import {
  askForPasskey,
  confirmWithPasskey,
  signInWithPasskey,
} from '#src/firebase/signIn/passkeyRequest.ts'
import { recordPendingProof } from '#src/storage/security/emailProof.ts'
import { endedAccess } from '#src/stores/earlierAccessStore.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'
import { newDevice, newPerson, type Person, emailedLink, waitUntilLaterThan } from './people.ts'

const made = { type: 'change.made' }
const accepted = { type: 'passkey.accepted' }

let passkey: Uint8Array<ArrayBuffer>

/** A device that keeps one passkey, and agrees to everything. */
beforeEach(() => {
  vi.unstubAllGlobals()
  fakePage('visible')
  vi.stubGlobal('localStorage', fakeStorage().storage)
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
  expect(await list()).toEqual({ type: 'value.read', value: [listed] })
  const removal = { item: listed.credentialId }
  expect(await outcomeOfChange(passkeyRemovalLogic, removal)).toBe('change.made')
  expect(await list()).toEqual({ type: 'value.read', value: [] })
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
    expect(await list()).toEqual({ type: 'value.read', value: [] })
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
  await addedPasskey('My laptop')
  const { account: bob } = await newPerson()
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    vi.stubGlobal('fetch', ask)
    const answer: unknown = await (await ask(...request)).json()
    await show(bob.auth)
    return Response.json(answer)
  })
  const sendBack = vi.fn<(event: object) => void>()
  const stop = watchPasskeys({ sendBack } as unknown as Parameters<typeof watchPasskeys>[0])
  await vi.waitFor(() => expect(sendBack).toHaveBeenCalled(), { timeout: 10_000 })
  expect(sendBack.mock.calls).toEqual([[{ type: 'value.read', value: [] }]])
  expect(reported).toEqual([btoa(bob.uid).replaceAll('=', '')])
  if (typeof stop === 'function') stop()
})

it('the first sign-in that proves the address removes the passkeys of whoever opened the account', async () => {
  const eve = await addedPasskey('Eve’s key')
  await signInAsOwner(eve)
  await endEarlierAccess()
  expect(await list()).toEqual({ type: 'value.read', value: [] })
  expect(endedAccess(eve.uid)).toBe('passwordAndPasskeys')
})

it('they are removed also if the owner sets a password first, which stays', async () => {
  const eve = await addedPasskey('Eve’s key')
  await signInAsOwner(eve)
  await updatePassword(currentUser(), 'battery staple')
  await signOutOlderSessions('battery staple')
  await endEarlierAccess()
  expect(await list()).toEqual({ type: 'value.read', value: [] })
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
  await signOut(auth())
  expect(await firstEventOf(signInWithPasskey, await chosen())).toEqual(accepted)
  const user = auth().currentUser
  const token = payloadOf((await user?.getIdToken(true)) ?? '') as {
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
  expect(await firstEventOf(confirmWithPasskey, await chosen())).toEqual(accepted)
  await show((await newPerson()).account.auth)
  const { type } = await firstEventOf(confirmWithPasskey, await chosen())
  expect(type).toBe('error.user-mismatch')
})

it('an unknown passkey signs no one in, and the browser is notified', async () => {
  const signalUnknownCredential = vi.fn<() => Promise<void>>(async () => undefined)
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential })
  await signOut(auth())
  const { failure } = await firstEventOf(signInWithPasskey, await chosen())
  expect(failure).toMatchObject({ code: 'auth/passkey-credential-not-found' })
  expect(auth().currentUser).toBeNull()
  expect(signalUnknownCredential).toHaveBeenCalledOnce()
})

it('a passkey of one account can’t be added to another', async () => {
  await addedPasskey('My laptop')
  await show((await newPerson()).account.auth)
  const { type } = await firstEventOf(addPasskey, { name: 'Mine', known: [] })
  expect(type).toBe('error.credential-already-in-use')
})

async function addedPasskey(name: string): Promise<Person> {
  const person = await newPerson()
  await show(person.account.auth)
  expect(await firstEventOf(addPasskey, { name, known: [] })).toEqual(made)
  return person
}

/** The owner of the address signs in with an emailed link, on another device. */
async function signInAsOwner({ uid, email, account }: Person): Promise<void> {
  await sendSignInLinkToEmail(newDevice(), email, {
    url: 'http://localhost',
    handleCodeInApp: true,
  })
  await waitUntilLaterThan(account)
  const owner = newDevice()
  await signInWithEmailLink(owner, email, await emailedLink(email))
  await show(owner)
  recordPendingProof(uid, 'email_link', email)
}

/** From now on, this tab has the session of a device. */
function show(device: Auth): Promise<void> {
  return updateCurrentUser(auth(), device.currentUser)
}

async function chosen(): Promise<{ credential: string }> {
  const { credential } = (await firstEventOf(askForPasskey, undefined)) as unknown as {
    credential: string
  }
  return { credential }
}

function list(): Promise<object> {
  return new Promise((resolve) => {
    const scope = {
      sendBack: (event: object) => {
        resolve(event)
        queueMicrotask(() => typeof stop === 'function' && stop())
      },
    }
    const stop = watchPasskeys(scope as unknown as Parameters<typeof watchPasskeys>[0])
  })
}
