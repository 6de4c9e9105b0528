import { beforeEach, expect, it, vi } from 'vitest'
import { watchUsedFactor } from '#src/firebase/security/secondFactorUse.ts'

const sdk = vi.hoisted(() => ({ readToken: vi.fn<() => Promise<object>>() }))
const user = { getIdTokenResult: sdk.readToken }

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: (person: object | null) => void) => {
    listener(null)
    listener(user)
    return () => undefined
  },
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({}) }))

beforeEach(() => {
  sdk.readToken.mockReset()
})

it.each([
  ['has no second factor', { signInSecondFactor: null }, 'factor.missing'],
  ['has one', { signInSecondFactor: 'totp' }, 'factor.used'],
])('reports a session whose token %s', async (_, token, type) => {
  sdk.readToken.mockResolvedValue(token)
  await expect.poll(watch()).toEqual([type])
})

it('reports that the token can’t be read', async () => {
  sdk.readToken.mockRejectedValue(new Error('Offline.'))
  await expect.poll(watch()).toEqual(['factor.unknown'])
})

function watch(): () => readonly string[] {
  const events: string[] = []
  const sendBack = ({ type }: { type: string }) => events.push(type)
  watchUsedFactor({ sendBack } as unknown as Parameters<typeof watchUsedFactor>[0])
  return () => events
}
