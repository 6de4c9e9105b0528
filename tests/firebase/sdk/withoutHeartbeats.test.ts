import { deleteApp, initializeApp } from 'firebase/app'
import { initializeAuth, signInAnonymously } from 'firebase/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { withoutHeartbeats } from '#src/firebase/sdk/withoutHeartbeats.ts'
import { authServer } from '#tests/support/session/authServer.ts'

afterEach(() => vi.unstubAllGlobals())

it('the SDK sends requests even if the database of its usage statistics never opens', async () => {
  const open = vi.fn<() => object>(() => new EventTarget())
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('self', globalThis)

  const app = withoutHeartbeats(initializeApp({ apiKey: 'key' }))
  const auth = initializeAuth(app)
  authServer.accounts.set('guest', { localId: 'guest' })
  expect((await signInAnonymously(auth)).user.uid).toBe('guest')
  expect(open).not.toHaveBeenCalled()
  await deleteApp(app)
})
