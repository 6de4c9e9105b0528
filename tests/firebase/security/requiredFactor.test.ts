import { updateCurrentUser } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { auth } from '#src/firebase/sdk/app.ts'
import { requiredFactorLogic, type Access } from '#src/firebase/security/requiredFactor.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

type Token = 'used' | 'missing' | 'unreadable'
type Case = { tokens: readonly [Token, ...Token[]]; values: readonly Access[] }

beforeEach(signOutHere)

afterEach(() => void vi.useRealTimers())

it.each([
  { tokens: ['used'], values: ['allowed'] },
  { tokens: ['missing'], values: ['factorMissing'] },
  { tokens: ['missing', 'used'], values: ['factorMissing', 'allowed'] },
  { tokens: ['used', 'missing'], values: ['allowed', 'factorMissing'] },
] satisfies Case[])('follows the tokens of the session: $tokens', testTokens)

it.each([
  { tokens: ['unreadable'], values: ['allowed'] },
  { tokens: ['unreadable', 'missing'], values: ['allowed', 'factorMissing'] },
] satisfies Case[])('allows access if the first token can’t be read: $tokens', testTokens)

it.each([
  { tokens: ['missing', 'unreadable', 'missing'], values: ['factorMissing', 'factorMissing'] },
  { tokens: ['used', 'unreadable', 'used'], values: ['allowed', 'allowed'] },
  {
    tokens: ['unreadable', 'missing', 'unreadable', 'missing'],
    values: ['allowed', 'factorMissing', 'factorMissing'],
  },
] satisfies Case[])('ignores a later token that can’t be read: $tokens', testTokens)

async function testTokens({ tokens: [first, ...later], values }: Case): Promise<void> {
  await receive(first)
  const reported = watch()
  await expect.poll(() => reported).toEqual(values.slice(0, 1))
  for (const token of later) await receive(token)
  await expect.poll(() => reported).toEqual(values)
}

async function receive(token: Token): Promise<void> {
  if (token === 'unreadable') return receiveUnreadable()
  const used = token === 'used' && { sign_in_second_factor: 'totp' }
  authServer.claims = { firebase: { sign_in_provider: 'password', ...used } }
  authServer.isReachable = true
  await signIn({ uid: 'ada' })
}

/** Reports a token to listeners that has expired, and can't be renewed. */
async function receiveUnreadable(): Promise<void> {
  const user = auth().currentUser ?? (await signIn({ uid: 'ada' }))
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  authServer.isReachable = false
  await updateCurrentUser(auth(), user)
  await expect(user.getIdToken()).rejects.toThrow('auth/network-request-failed')
}

/** Starts the actor, and records each value that is reported to it. */
function watch(): readonly (Access | null)[] {
  const reported: (Access | null)[] = []
  const actor = createActor(requiredFactorLogic, { input: {} })
  actor.start()
  actor.subscribe(({ context: { value } }) => reported.push(value))
  onTestFinished(() => void actor.stop())
  return reported
}
