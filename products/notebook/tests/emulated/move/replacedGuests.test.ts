import { initializeApp } from 'firebase/app'
import { signInAnonymously, signInWithEmailAndPassword, signOut } from 'firebase/auth'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import { journalName } from '#src/domain/session/storageKeys.ts'
import { guestAuth } from '#src/firebase/guest/guestSession.ts'
import { pendingGuestApp } from '#src/firebase/guest/pendingGuestSessions.ts'
import { signInWithUnconfirmedMove } from '#src/firebase/guest/signInWithGuestData.ts'
import { watchReplacedGuests } from '#src/firebase/guest/watchReplacedGuests.ts'
import { auth } from '#src/firebase/sdk/app.ts'
import { readJournal } from '#src/storage/journals/journal.ts'
import { isPendingGuest, moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
import { newPerson, password } from '#tests/emulated/people.ts'

const unconfirmed = { isConfirmed: false, phase: 'copying', copiedIds: [] } as const

it('a guest becomes pending before an unaware sign-in method replaces them', async () => {
  const guest = await guestUnderGuard()
  const seen: (string | null | undefined)[] = []
  onTestFinished(
    auth().onAuthStateChanged((user) => {
      if (user && user.uid !== guest) seen.push(moveOf(guest)?.guestUid)
    }),
  )
  const { uid, email } = await newPerson()
  await enter(email)
  await vi.waitFor(() => expect(seen).toEqual([guest]))
  expect(auth().currentUser?.uid).toBe(uid)
  expect(guestAuth(guest).currentUser?.uid).toBe(guest)
  expect(moveOf(guest)).toEqual({ guestUid: guest, toUid: uid, ...unconfirmed })
})

it('a guest who is already pending keeps their journal entry', async () => {
  const guest = await guestUnderGuard()
  const mark: GuestMove = { guestUid: guest, ...unconfirmed, toUid: 'ada', copiedIds: ['note'] }
  await recordMove(mark)
  await enter((await newPerson()).email)
  expect(moveOf(guest)).toEqual(mark)
  expect(guestAuth(guest).currentUser).toBeNull()
})

it('a guest whose move another build has recorded stays recorded, whether their sign-in fails or not', async () => {
  const guest = await guestUnderGuard()
  vi.stubGlobal('localStorage', { [`${journalName}/guest-moving-${guest}`]: '{"v":2}' })
  onTestFinished(() => void vi.unstubAllGlobals())
  await readJournal()
  const { uid, email } = await newPerson()
  await expect(
    signInWithUnconfirmedMove(() => signInWithEmailAndPassword(auth(), email, 'not the password')),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  expect(isPendingGuest(guest)).toBe(true)
  await signInWithUnconfirmedMove(() => enter(email))
  expect(auth().currentUser?.uid).toBe(uid)
  expect([isPendingGuest(guest), moveOf(guest)]).toEqual([true, null])
})

it("a guest whose session can't be kept isn't replaced", async () => {
  const guest = await guestUnderGuard()
  // The SDK opens no second app with the same name.
  initializeApp({ apiKey: 'of-another-app' }, pendingGuestApp(guest))
  await expect(enter((await newPerson()).email)).rejects.toMatchObject({
    code: 'auth/login-blocked',
  })
  expect(auth().currentUser?.uid).toBe(guest)
  expect(moveOf(guest)).toBeNull()
})

it("a guest who signs out or stays, or an account, doesn't become pending", async () => {
  const guest = await guestUnderGuard()
  await signInAnonymously(auth())
  expect(moveOf(guest)).toBeNull()
  await signOut(auth())
  expect(moveOf(guest)).toBeNull()
  const first = await newPerson()
  await enter(first.email)
  await enter((await newPerson()).email)
  expect(moveOf(first.uid)).toBeNull()
  expect(guestAuth(first.uid).currentUser).toBeNull()
})

/** Signs in a new guest, guards their account on this page, and returns their uid. */
async function guestUnderGuard(): Promise<string> {
  await signOut(auth())
  const { user } = await signInAnonymously(auth())
  watchReplacedGuests()
  watchReplacedGuests()
  return user.uid
}

function enter(email: string) {
  return signInWithEmailAndPassword(auth(), email, password)
}
