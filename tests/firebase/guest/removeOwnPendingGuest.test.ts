import { expect, it, vi } from 'vitest'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import { journalName } from '#src/domain/session/storageKeys.ts'
import { removeOwnPendingGuest } from '#src/firebase/guest/pendingGuest.ts'
import { readJournal } from '#src/storage/journals/journal.ts'
import {
  forgetMove,
  isPendingGuest,
  moveOf,
  recordMove,
} from '#src/storage/journals/moveJournal.ts'
import { signIn, signInAsGuest } from '#tests/support/session/signIn.ts'

const pending: GuestMove = {
  guestUid: 'guest',
  toUid: null,
  isConfirmed: false,
  phase: 'copying',
  copiedIds: [],
}

it.each([
  {
    is: 'a guest who stayed is no longer pending',
    toUid: null,
    isAnonymous: true,
    left: null,
  },
  {
    is: 'a guest who has upgraded is no longer pending',
    toUid: 'ada',
    isAnonymous: false,
    left: null,
  },
  {
    is: 'a guest who is moving to an account stays pending',
    toUid: 'ada',
    isAnonymous: true,
    left: 'ada',
  },
])('$is', async ({ toUid, isAnonymous, left }) => {
  await (isAnonymous ? signInAsGuest('guest') : signIn({ uid: 'guest' }))
  await recordMove({ ...pending, toUid })
  await removeOwnPendingGuest('guest')
  expect(moveOf('guest')?.toUid ?? null).toBe(left)
  await forgetMove('guest')
})

it('a guest whose move another build has recorded stays pending', async () => {
  await signInAsGuest('eve')
  const ofNextBuild = JSON.stringify({ v: 2, word: 'to ada and bob' })
  vi.stubGlobal('localStorage', { [`${journalName}/guest-moving-eve`]: ofNextBuild })
  await readJournal()
  expect([isPendingGuest('eve'), moveOf('eve')]).toEqual([true, null])
  await removeOwnPendingGuest('eve')
  expect(isPendingGuest('eve')).toBe(true)
  vi.unstubAllGlobals()
})

it("a guest who isn't signed in stays pending", async () => {
  await signIn({ uid: 'ada' })
  await recordMove({ ...pending, toUid: 'ada' })
  await removeOwnPendingGuest('guest')
  expect(moveOf('guest')).toEqual({ ...pending, toUid: 'ada' })
  await forgetMove('guest')
})
