import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deletionRequest } from '#src/firebase/deletion/deletionRequests.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { signIn } from '#tests/support/session/signIn.ts'

beforeEach(async () => {
  await signIn({ uid: 'ada' })
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('a request of a deletion, or of its cancellation, fails if the server doesn’t answer within 30 seconds', async () => {
  const events: { type: string }[] = []
  const request = toPort(() => deletionRequest({ account: accountAuth('ada') }, neverAnswered))
  void firstEventOf(request, null).then((event) => events.push(event))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'error.network-request-failed' }]))
})

function neverAnswered(): Promise<never> {
  return new Promise(() => undefined)
}
