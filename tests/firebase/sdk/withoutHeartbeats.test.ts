import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, signInAnonymously } from 'firebase/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { withoutHeartbeats } from '#src/firebase/sdk/withoutHeartbeats.ts'

afterEach(() => vi.unstubAllGlobals())

it('the SDK sends requests even if the database of its usage statistics never opens', async () => {
  const open = vi.fn<() => object>(() => new EventTarget())
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('self', globalThis)

  const app = withoutHeartbeats(initializeApp({ apiKey: 'key' }))
  const auth = initializeAuth(app)
  // Nothing listens there.
  connectAuthEmulator(auth, 'http://127.0.0.1:1', { disableWarnings: true })
  await expect(signInAnonymously(auth)).rejects.toThrow('network-request-failed')
  expect(open).not.toHaveBeenCalled()
  await deleteApp(app)
})
