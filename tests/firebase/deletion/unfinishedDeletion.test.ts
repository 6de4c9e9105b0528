import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cancelDeletion } from '#src/firebase/deletion/unfinishedDeletion.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'

const server = vi.hoisted(() => ({ receive: (): void => undefined }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/firebase/documents/runTransaction.ts', () => ({
  runTransaction: () => new Promise(() => server.receive()),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it("a person who cancels the deletion sees if the server doesn't answer", async () => {
  const asked = new Promise<void>((resolve) => (server.receive = resolve))
  const outcome = firstEventOf(cancelDeletion, { uid: 'ada' })
  await asked
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toMatchObject({ type: 'error.network-request-failed' })
})
