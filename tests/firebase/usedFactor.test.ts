import { once } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import { watchUsedFactor } from '#src/firebase/auth/usedFactor.ts'
import { withListing } from '#src/firebase/listing.ts'

const sdk = vi.hoisted(() => ({ readToken: vi.fn<() => Promise<object>>() }))
const user = { getIdTokenResult: sdk.readToken, getIdToken: async () => 'before' }

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: (person: object | null) => void) => {
    listener(null)
    listener(user)
    return () => undefined
  },
}))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => ({}) }))
vi.mock('#src/firebase/currentUser.ts', () => ({ currentUser: () => user }))
vi.mock('#src/firebase/access/listAddition.ts', () => ({ listAddition: async () => undefined }))

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

it('reports a factor that is being added only when it is listed', async () => {
  sdk.readToken.mockResolvedValue({ signInSecondFactor: 'totp' })
  const adding = new EventTarget()
  const added = once(adding, 'done')
  const listed = withListing({ factorsBefore: [] }, () => added)
  const events = watch()
  await vi.waitFor(() => expect(sdk.readToken).toHaveBeenCalled())
  await new Promise(setImmediate)
  expect(events()).toEqual([])
  adding.dispatchEvent(new Event('done'))
  await listed
  await expect.poll(events).toEqual(['factor.used'])
})

function watch(): () => readonly string[] {
  const events: string[] = []
  const sendBack = ({ type }: { type: string }) => events.push(type)
  watchUsedFactor({ sendBack } as unknown as Parameters<typeof watchUsedFactor>[0])
  return () => events
}
