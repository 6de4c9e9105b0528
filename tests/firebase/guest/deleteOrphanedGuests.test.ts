import { FirebaseError } from 'firebase/app'
import { afterEach, expect, it, vi } from 'vitest'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import { deleteOrphanedGuests } from '#src/firebase/guest/deletePendingGuests.ts'
import { forgetMove, moveOf, guestMovingTo, recordMove } from '#src/storage/journals/moveJournal.ts'

const server = vi.hoisted(() => ({
  answers: new Map<string, () => object | undefined>(),
  deleted: [] as string[],
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({}) }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => ({}) }))
vi.mock('firebase/firestore', () => ({
  doc: (...[, , uid]: [unknown, string, string]) => uid,
  getDocFromServer: async (uid: string) => {
    const data = server.answers.get(uid)?.()
    return { data: () => data }
  },
}))
vi.mock('firebase/auth', () => ({ signOut: async () => null }))
vi.mock('#src/firebase/guest/guestSession.ts', () => ({
  guestAccountAuth: async (uid: string) => ({ uid, auth: {} }),
  guestAuth: () => null,
}))
vi.mock('#src/firebase/deletion/deleteUserData.ts', () => ({
  beginDeletion: async () => undefined,
  deleteUserData: async ({ uid }: { uid: string }) => void server.deleted.push(uid),
}))
vi.mock('#src/firebase/session/end/cleanUpDevice.ts', () => ({
  cleanUpDevice: async () => undefined,
}))
vi.mock('#src/storage/session/removeLocalData.ts', () => ({
  closeLocalDataInAllTabs: async () => undefined,
}))

const pending: GuestMove = {
  guestUid: 'guest',
  toUid: 'ada',
  isConfirmed: true,
  phase: 'copying',
  copiedIds: ['note'],
}

afterEach(async () => {
  server.answers.clear()
  server.deleted = []
  await forgetMove('guest')
})

it.each([true, false])(
  "a guest's notes are deleted with the account they belong to, and offered to no one else (confirmed: %s)",
  async (isConfirmed) => {
    server.answers.set('ada', () => ({ isFinal: true }))
    await recordMove({ ...pending, isConfirmed })
    await deleteOrphanedGuests('bob')
    expect(server.deleted).toEqual(['guest'])
    expect([moveOf('guest'), guestMovingTo('bob')]).toEqual([null, null])
  },
)

it.each([
  ['may stay yet', () => ({ isFinal: false })],
  ['stays', () => refused('permission-denied')],
  ['cannot be asked about', () => refused('unavailable')],
  ['has no deletion flag', () => undefined],
])('the notes of a guest wait for an account that %s', async (_, answer) => {
  server.answers.set('ada', answer)
  await recordMove(pending)
  await deleteOrphanedGuests('bob')
  expect([server.deleted, moveOf('guest')]).toEqual([[], pending])
})

it('a guest who was moved to another person meanwhile stays with them', async () => {
  server.answers.set('ada', () => {
    void recordMove({ ...pending, toUid: 'eve' })
    return { isFinal: true }
  })
  await recordMove(pending)
  await deleteOrphanedGuests('bob')
  expect([server.deleted, moveOf('guest')?.toUid]).toEqual([[], 'eve'])
})

it('the account that the notes belong to is not looked up', async () => {
  server.answers.set('ada', () => ({ isFinal: true }))
  await recordMove(pending)
  await deleteOrphanedGuests('ada')
  expect([server.deleted, moveOf('guest')]).toEqual([[], pending])
})

function refused(code: string): never {
  throw new FirebaseError(code, 'Refused by a test.')
}
