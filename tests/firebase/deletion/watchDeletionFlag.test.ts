import { afterEach, expect, it, vi } from 'vitest'
import { watchDeletionFlag } from '#src/firebase/deletion/unfinishedDeletion.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const chunk = vi.hoisted(() => ({ isReachable: false }))
vi.mock('#src/firebase/documents/deletionFlag.ts', () => {
  if (!chunk.isReachable) throw new TypeError('Failed to fetch')
  return {
    watchDeletionFlagOf: (_: unknown, report: (flag: 'begun') => void) => {
      report('begun')
      return () => undefined
    },
  }
})

afterEach(() => void vi.unstubAllGlobals())

it('a deletion is found once the network is back, if its code couldn’t be loaded before', async () => {
  await signIn({ uid: 'ada' })
  const page = new EventTarget()
  const waiting = new Promise<void>((resolve) =>
    vi.stubGlobal(
      'addEventListener',
      (...[type, listener]: Parameters<EventTarget['addEventListener']>) => {
        page.addEventListener(type, listener)
        resolve()
      },
    ),
  )
  const found = firstEventOf(watchDeletionFlag, { uid: 'ada' })
  await waiting
  chunk.isReachable = true
  page.dispatchEvent(new Event('online'))
  expect(await found).toEqual({ type: 'flag.begun' })
})
