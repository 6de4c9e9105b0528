import { deleteApp } from 'firebase/app'
import { signInAnonymously } from 'firebase/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { sdkDatabase } from '#src/domain/session/storageKeys.ts'
import { openAuth } from '#src/firebase/sdk/app.ts'
import { authServer } from '#tests/support/session/authServer.ts'

afterEach(() => vi.unstubAllGlobals())

it('the SDK sends requests even if the database of its usage statistics never opens', async () => {
  const open = vi.fn<(name: string) => object>((name) => {
    if (name === sdkDatabase) throw new DOMException('No sessions here.', 'InvalidStateError')
    return new EventTarget()
  })
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('self', globalThis)

  const auth = openAuth('test')
  authServer.accounts.set('guest', { localId: 'guest' })
  expect((await signInAnonymously(auth)).user.uid).toBe('guest')
  expect(open.mock.calls.map(([name]) => name)).not.toContain('firebase-heartbeat-database')
  await deleteApp(auth.app)
})
