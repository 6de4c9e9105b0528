import {
  signInAnonymously,
  signInWithEmailAndPassword,
  updateCurrentUser,
  type Auth,
  type User,
} from 'firebase/auth'
import { expect, it, vi } from 'vitest'
import { moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import { preserveReplacedGuest } from '#src/firebase/guest/preserveReplacedGuest.ts'
import { newDevice, newGuest, newPerson, password } from '#tests/emulated/people.ts'

const app = vi.hoisted(() => ({
  session: null as Auth | null,
  pending: null as Auth | null,
  isFull: false,
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => app.session }))
vi.mock('#src/firebase/guest/guestSession.ts', () => ({
  guestSession: () => app.pending,
  copyGuestSession: (guest: User) => {
    if (!app.pending || app.isFull) throw new Error('There is no second session.')
    return updateCurrentUser(app.pending, guest)
  },
}))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    publish: () => undefined,
    settled: () => Promise.resolve(),
    rows: () => Promise.resolve([]),
    subscribe: () => () => undefined,
  }),
}))

const unconfirmed = { isConfirmed: false, phase: 'copying', made: [] } as const

it('a guest becomes pending before an unaware sign-in method replaces them', async () => {
  const { guest, session, enter } = await guestUnderGuard()
  const seen: (string | null | undefined)[] = []
  session.onAuthStateChanged((user) => {
    if (user && user.uid !== guest) seen.push(moveOf(guest)?.guestUid)
  })
  const { uid, email } = await newPerson()
  await enter(email)
  await vi.waitFor(() => expect(seen).toEqual([guest]))
  expect(session.currentUser?.uid).toBe(uid)
  expect(app.pending?.currentUser?.uid).toBe(guest)
  expect(moveOf(guest)).toEqual({ guestUid: guest, toUid: uid, ...unconfirmed })
})

it('a guest who is already pending keeps their journal entry', async () => {
  const { guest, enter } = await guestUnderGuard()
  const mark: GuestMove = { guestUid: guest, ...unconfirmed, toUid: 'ada', made: ['note'] }
  await recordMove(mark)
  await enter((await newPerson()).email)
  expect(moveOf(guest)).toEqual(mark)
  expect(app.pending?.currentUser?.uid).toBeUndefined()
})

it("a guest whose session can't be kept isn't replaced", async () => {
  const { guest, session, enter } = await guestUnderGuard()
  app.isFull = true
  await expect(enter((await newPerson()).email)).rejects.toMatchObject({
    code: 'auth/login-blocked',
  })
  expect(session.currentUser?.uid).toBe(guest)
  expect(moveOf(guest)).toBeNull()
})

it("a guest who signs out or stays, or an account, doesn't become pending", async () => {
  const { guest, session, enter } = await guestUnderGuard()
  await signInAnonymously(session)
  expect(moveOf(guest)).toBeNull()
  await session.signOut()
  expect(moveOf(guest)).toBeNull()
  const first = await newPerson()
  await enter(first.email)
  await enter((await newPerson()).email)
  expect(moveOf(first.uid)).toBeNull()
  expect(app.pending?.currentUser?.uid).toBeUndefined()
})

/** A signed-in guest whose account is guarded by this page. */
async function guestUnderGuard() {
  const { uid: guest, session } = await newGuest()
  Object.assign(app, { session, pending: newDevice(), isFull: false })
  preserveReplacedGuest()
  preserveReplacedGuest()
  return {
    guest,
    session,
    enter: (email: string) => signInWithEmailAndPassword(session, email, password),
  }
}
