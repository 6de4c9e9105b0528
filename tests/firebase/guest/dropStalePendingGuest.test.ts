import { expect, it, vi } from 'vitest'
import { journalName } from '#src/domain/session/storageKeys.ts'
import { readJournal } from '#src/storage/journals/journal.ts'
import { forgetMove, isMoving, moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import { dropStalePendingGuest } from '#src/firebase/guest/keepPendingGuest.ts'

const who = vi.hoisted(() => ({ uid: 'guest', isAnonymous: true }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: who }) }))
vi.mock('#src/firebase/guest/guestSession.ts', () => ({ guestSession: () => null }))
vi.mock('firebase/auth', () => ({ signOut: async () => null }))
vi.mock('#src/storage/locks.ts', () => ({
  withLock: (_: string, work: () => Promise<unknown>) => work(),
}))

const parked: GuestMove = {
  guestUid: 'guest',
  toUid: null,
  isConfirmed: false,
  phase: 'copying',
  made: [],
}

it.each([
  {
    is: 'a guest who stayed is no longer parked',
    toUid: null,
    isAnonymous: true,
    left: null,
  },
  {
    is: 'a guest who has upgraded is no longer parked',
    toUid: 'ada',
    isAnonymous: false,
    left: null,
  },
  {
    is: 'a guest who is moving to an account stays parked',
    toUid: 'ada',
    isAnonymous: true,
    left: 'ada',
  },
])('$is', async ({ toUid, isAnonymous, left }) => {
  Object.assign(who, { uid: 'guest', isAnonymous })
  await recordMove({ ...parked, toUid })
  await dropStalePendingGuest('guest')
  expect(moveOf('guest')?.toUid ?? null).toBe(left)
  await forgetMove('guest')
})

it('a guest whose move another build has recorded stays parked', async () => {
  Object.assign(who, { uid: 'eve', isAnonymous: true })
  const ofNextBuild = JSON.stringify({ v: 2, word: 'to ada and bob' })
  vi.stubGlobal('localStorage', { [`${journalName}/guest-moving-eve`]: ofNextBuild })
  await readJournal()
  expect([isMoving('eve'), moveOf('eve')]).toEqual([true, null])
  await dropStalePendingGuest('eve')
  expect(isMoving('eve')).toBe(true)
  vi.unstubAllGlobals()
})

it("a guest who isn't signed in stays parked", async () => {
  Object.assign(who, { uid: 'ada', isAnonymous: false })
  await recordMove({ ...parked, toUid: 'ada' })
  await dropStalePendingGuest('guest')
  expect(moveOf('guest')).toEqual({ ...parked, toUid: 'ada' })
  await forgetMove('guest')
})
