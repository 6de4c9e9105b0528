import { deleteUser, updateCurrentUser } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { copyGuestSession, guestAuth } from '#src/firebase/guest/guestSession.ts'
import { auth } from '#src/firebase/sdk/app.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { sessionWriteFailure } from '#src/firebase/sdk/signals.ts'
import { refreshUserInThisTab } from '#src/firebase/session/refreshUser.ts'
import { watchSession } from '#src/firebase/session/watchSession.ts'
import type { SessionEvent } from '#src/machines/authMachine.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { recordDataHere, usersWithDataHere } from '#src/storage/journals/signOutJournal.ts'
import { removedMethods, recordMethods } from '#src/storage/security/knownMethods.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { authServer, refuse } from '#tests/support/session/authServer.ts'
import { signIn, signInAsGuest, signOutHere } from '#tests/support/session/signIn.ts'

// The SDK keeps the `fetch` that it finds first. In a browser, it finds the guarded one each time.
const server = vi.hoisted(() => {
  const { fetch } = globalThis
  globalThis.fetch = (...request) => globalThis.fetch(...request)
  return { fetch }
})
Object.assign(globalThis, server)

let stop: (() => void) | undefined

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  setProduct(withDefaults(product))
})
afterEach(async () => {
  stop?.()
  stop = undefined
  await signOutHere()
  await emptyJournal()
  vi.unstubAllGlobals()
})

it.each(['USER_NOT_FOUND', 'USER_DISABLED', 'TOKEN_EXPIRED'])(
  'a late %s about an account that was left for another one doesn’t end the other’s session',
  async (message) => {
    const bob = await signIn({ uid: 'bob' })
    await signInAsGuest('guest')
    const events = await watch()
    const reply = holdLookups()
    const asked = refreshUserInThisTab().catch(() => null)
    await vi.waitFor(() => expect(authServer.calls.at(-1)).toBe('accounts:lookup'))
    // As another tab's sign-in does.
    await updateCurrentUser(auth(), bob)
    await vi.waitFor(() => expect(events.at(-1)).toBe('session.found bob'))
    await recordDataHere('bob').catch(() => null)
    reply(message)
    await asked
    await settle()
    expect(events).toEqual(['session.found guest', 'session.found bob'])
    expect(auth().currentUser?.uid).toBe('bob')
    expect(usersWithDataHere()).toEqual(['bob'])
  },
)

it('a session that ends before its person was reported is not taken for the one before', async () => {
  const bob = await signIn({ uid: 'bob' })
  await signInAsGuest('guest')
  const events = await watch()
  // Bob is reported once the guest's data is removed, which waits for the product's code.
  const loads: (() => void)[] = []
  const loading = new Promise<void>((resolve) => loads.push(resolve))
  const { localData } = withDefaults(product)
  setProduct({ ...withDefaults(product), localData: () => loading.then(localData) })
  await recordDataHere('guest').catch(() => null)
  for (const uid of ['bob', 'guest']) recordMethods(uid, ['password'])
  authServer.accounts.delete('bob')
  await updateCurrentUser(auth(), bob)
  await refreshUserInThisTab().catch(() => null)
  loads.forEach((load) => load())
  await vi.waitFor(() => expect(removedMethods('bob', [])).toEqual([]))
  expect(removedMethods('guest', [])).toEqual(['password'])
  expect(events).toEqual(['session.found guest', 'session.ended deletedElsewhere'])
})

it('a late response about an ended session isn’t given as the reason when the next one ends', async () => {
  await signIn({ uid: 'ada' })
  const events = await watch()
  const reply = holdLookups()
  const asked = refreshUserInThisTab().catch(() => null)
  await vi.waitFor(() => expect(authServer.calls.at(-1)).toBe('accounts:lookup'))
  await signOutHere()
  reply('TOKEN_EXPIRED')
  await asked
  await signIn({ uid: 'ada' })
  await vi.waitFor(() => expect(events.at(-1)).toBe('session.found ada'))
  await signOutHere()
  await vi.waitFor(() => expect(events.at(-1)).not.toBe('session.found ada'))
  expect(events.filter((event) => event !== 'session.found ada')).toEqual([
    'session.missing',
    'session.missing',
  ])
})

it.each([
  ['deletedElsewhere', 'USER_NOT_FOUND'],
  ['disabled', 'USER_DISABLED'],
  ['endedByFirebase', 'INVALID_REFRESH_TOKEN'],
])('a session is %s if the renewal of its token is refused with %s', async (reason, message) => {
  const ada = await signIn({ uid: 'ada' })
  const events = await watch()
  refuse('token', message)
  await ada.getIdToken(true).catch(() => null)
  await vi.waitFor(() => expect(events).toEqual(['session.found ada', `session.ended ${reason}`]))
})

it('a refused renewal of an account that was left before doesn’t end the session', async () => {
  const ada = await signIn({ uid: 'ada' })
  await signIn({ uid: 'bob' })
  const events = await watch()
  refuse('token', 'USER_NOT_FOUND')
  await ada.getIdToken(true).catch(() => null)
  await settle()
  expect([events, auth().currentUser?.uid]).toEqual([['session.found bob'], 'bob'])
})

it('a pending guest’s account that is deleted, here or elsewhere, doesn’t end the session', async () => {
  const guest = await signInAsGuest('guest')
  await copyGuestSession(guest)
  await signIn({ uid: 'bob' })
  const events = await watch()
  const pending = currentUser(guestAuth('guest'))
  refuse('accounts:lookup', 'USER_NOT_FOUND')
  await pending.reload().catch(() => null)
  authServer.answers.delete('accounts:lookup')
  await updateCurrentUser(guestAuth('guest'), pending)
  await deleteUser(pending)
  await settle()
  expect(authServer.calls.at(-1)).toBe('accounts:delete')
  expect([events, auth().currentUser?.uid]).toEqual([['session.found bob'], 'bob'])
})

it('a session that the disk refused before it was watched is reported, and that it is stored later', () => {
  sessionWriteFailure.send('full')
  const sendBack = vi.fn<(event: SessionEvent) => void>()
  const scope = { sendBack } as unknown as Parameters<typeof watchSession>[0]
  stop = watchSession(scope) as (() => void) | undefined
  sessionWriteFailure.send(null)
  expect(sendBack.mock.calls).toEqual([
    [{ type: 'session.notPersisted', reason: 'full' }],
    [{ type: 'session.persisted' }],
  ])
})

/** Watches the session, and returns what is reported once its user has been. */
async function watch(): Promise<readonly string[]> {
  const events: string[] = []
  const scope = {
    sendBack: (event: SessionEvent) => {
      const details = 'user' in event ? event.user.uid : 'endReason' in event ? event.endReason : ''
      if (event.type !== 'session.notPersisted') events.push(`${event.type} ${details}`.trim())
    },
  }
  const watching = watchSession(scope as unknown as Parameters<typeof watchSession>[0])
  stop = watching as (() => void) | undefined
  await vi.waitFor(() => expect(events).toHaveLength(1))
  return events
}

/** Holds the answers to lookups. The returned function refuses them, and answers later ones as usual. */
function holdLookups(): (message: string) => void {
  const rejections: ((error: Error) => void)[] = []
  const held = new Promise<never>((_, reject) => rejections.push(reject))
  authServer.answers.set('accounts:lookup', () => held)
  return (message) => {
    authServer.answers.delete('accounts:lookup')
    rejections.forEach((reject) => reject(new Error(message)))
  }
}

/** Waits until everything has been done that a sign-out here would do. */
async function settle(): Promise<void> {
  await auth().authStateReady()
  await new Promise((resolve) => setTimeout(resolve))
}
