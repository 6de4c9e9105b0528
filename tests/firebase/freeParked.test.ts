import { FirebaseError } from 'firebase/app'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetMove, moveOf, recordMove } from '#src/device/moveJournal.ts'
import type { GuestMove } from '#src/domain/guestMove.ts'
import { freeParked } from '#src/firebase/guest/parkGuest.ts'

const server = vi.hoisted(() => ({ answers: new Map<string, () => object | undefined>() }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => ({}) }))
vi.mock('#src/firebase/firestore.ts', () => ({ firestore: () => ({}) }))
vi.mock('firebase/firestore', () => ({
  doc: (...[, , uid]: [unknown, string, string]) => uid,
  getDocFromServer: async (uid: string) => {
    const data = server.answers.get(uid)?.()
    return { data: () => data }
  },
}))

const parked: GuestMove = {
  guestUid: 'guest',
  toUid: 'ada',
  isConfirmed: true,
  phase: 'copying',
  made: ['note'],
}

afterEach(async () => {
  server.answers.clear()
  await forgetMove('guest')
})

it.each(['copying', 'paused', 'removing'] as const)(
  'the person is asked about a move to a deleted account, to be copied again after it was %s',
  async (phase) => {
    server.answers.set('ada', () => ({ isFinal: true }))
    await recordMove({ ...parked, phase })
    await freeParked('bob')
    expect(moveOf('guest')).toEqual({ ...parked, toUid: 'bob', isConfirmed: false, made: [] })
  },
)

it.each([
  ['may stay yet', () => ({ isFinal: false })],
  ['stays', () => refused('permission-denied')],
  ['cannot be asked about', () => refused('unavailable')],
  ['has no journal entry', () => undefined],
])('nobody is asked about a move to an account that %s', async (_, answer) => {
  server.answers.set('ada', answer)
  await recordMove(parked)
  await freeParked('bob')
  expect(moveOf('guest')).toEqual(parked)
})

it('a guest who was moved to another person meanwhile stays with them', async () => {
  server.answers.set('ada', () => {
    void recordMove({ ...parked, toUid: 'eve' })
    return { isFinal: true }
  })
  await recordMove(parked)
  await freeParked('bob')
  expect(moveOf('guest')?.toUid).toBe('eve')
})

it('nothing is looked up for the destination itself', async () => {
  server.answers.set('ada', () => ({ isFinal: true }))
  await recordMove(parked)
  await freeParked('ada')
  expect(moveOf('guest')).toEqual(parked)
})

function refused(code: string): never {
  throw new FirebaseError(code, 'Refused by a test.')
}
