import { afterEach, expect, it, vi } from 'vitest'
import { callFirestore } from '#src/firebase/sdk/requests/firestoreRest.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [400, 'failed-precondition'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
])('an answer with the status %i is the error %s, as in the SDK', async (status, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status })))
  await expect(callFirestore('/users/ada:runQuery', {}, 'token')).rejects.toMatchObject({ code })
})
