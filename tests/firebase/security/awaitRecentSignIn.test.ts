import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitRecentSignIn } from '#src/firebase/security/awaitRecentSignIn.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { authServer, signedIn } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const email = 'ada@example.com'
const signInTime = 1_795_000_000

beforeEach(async () => {
  authServer.claims = { auth_time: signInTime }
  await signIn({ uid: 'ada', email })
  authServer.answers.set('accounts:signInWithPassword', () => signedIn('ada'))
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('a sign-in on this page counts once the SDK has reloaded the account', async () => {
  const events: unknown[] = []
  const stop = await listen(events)
  const answers: ((account: object) => void)[] = []
  authServer.answers.set(
    'accounts:lookup',
    () => new Promise<object>((resolve) => answers.push(resolve)),
  )
  authServer.claims = { auth_time: signInTime + 60 }
  const credential = EmailAuthProvider.credential(email, 'correct horse')
  const confirming = reauthenticateWithCredential(currentUser(), credential)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual([])
  answers.forEach((answer) => answer({ users: [{ localId: 'ada', email }] }))
  await confirming
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([{ type: 'identity.proved' }])
  stop()
})

it('a token that was only renewed is no sign-in', async () => {
  const events: unknown[] = []
  const stop = await listen(events)
  await currentUser().getIdToken(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([])
  stop()
})

async function listen(events: unknown[]): Promise<() => void> {
  const stop = awaitRecentSignIn({ sendBack: (event: unknown) => events.push(event) } as never)
  await vi.advanceTimersByTimeAsync(0)
  return stop as () => void
}
