import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { deleteObject, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextActions } from '#src/domain/failure.ts'
import { toFailure } from '#src/firebase/sdk/errors.ts'
import { failureText } from '#src/text/shared/failureText.ts'

let app: FirebaseApp

beforeEach(() => {
  app = initializeApp({ projectId: 'demo', storageBucket: 'demo.appspot.com' }, crypto.randomUUID())
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await deleteApp(app)
})

it('an upload to a busy server is abandoned after ten minutes, and anything else after two', async () => {
  const place = ref(getStorage(app), 'gate.png')
  const uploading = timeUntilGivenUp(async () => {
    await uploadBytesResumable(place, new Uint8Array(1_000_000))
  })
  const deleting = timeUntilGivenUp(() => deleteObject(place))
  await vi.advanceTimersByTimeAsync(700_000)
  const kind = 'retry-limit-exceeded'
  expect(await deleting).toEqual({ kind, minutes: 2 })
  expect(await uploading).toEqual({ kind, minutes: 10 })
  expect(failureText[kind]).toBe('The server took too long.')
  expect(nextActions[kind]).toBe('retry')
})

/** Returns the error of the work, and after how many minutes it came, rounded. */
async function timeUntilGivenUp(work: () => Promise<void>) {
  const since = Date.now()
  try {
    await work()
  } catch (error) {
    return { kind: toFailure(error).kind, minutes: Math.round((Date.now() - since) / 60_000) }
  }
  throw new Error('It was not given up.')
}
