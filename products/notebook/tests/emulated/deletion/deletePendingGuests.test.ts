import { beforeEach, expect, it } from 'vitest'
import { beginDeletion } from '#src/firebase/deletion/deleteUserData.ts'
import { deletePendingGuests } from '#src/firebase/guest/deletePendingGuests.ts'
import { copyGuestSession, guestAuth } from '#src/firebase/guest/guestSession.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { forgetMove, guestMovingTo, recordMove } from '#src/storage/journals/moveJournal.ts'
import { newGuest, newPerson } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { seedUserData } from './seedUserData.ts'

const { everythingOf } = userDataOnServer(ports)

const pending = new Set<string>()

beforeEach(async () => {
  for (const uid of pending) await forgetMove(uid)
  pending.clear()
})

it('the rest of an interrupted move is deleted with the account it was moving to', async () => {
  const { uid } = await newPerson()
  const guest = await pendingGuestOf(uid)
  await deletePendingGuests(uid, signal())
  expect(await everythingOf(guest.uid)).toEqual(onlyTheMark)
  expect(guest.auth.currentUser).toBeNull()
  expect(guestMovingTo(uid)).toBeNull()
})

it('two guests are deleted too, including one whose deletion had begun', async () => {
  const { uid } = await newPerson()
  const [first, second] = [await pendingGuestOf(uid), await pendingGuestOf(uid)]
  await beginDeletion(first)
  await deletePendingGuests(uid, signal())
  expect(await everythingOf(first.uid)).toEqual(onlyTheMark)
  expect(await everythingOf(second.uid)).toEqual(onlyTheMark)
  expect(guestMovingTo(uid)).toBeNull()
})

it('a guest without a known account loses nothing', async () => {
  const { uid } = await newPerson()
  const guest = await pendingGuestOf(null)
  const all = await everythingOf(guest.uid)
  await deletePendingGuests(uid, signal())
  expect(await everythingOf(guest.uid)).toEqual(all)
  expect(guestMovingTo(uid)?.guestUid).toBe(guest.uid)
})

/** A pending guest with notes and files, whose move was interrupted. */
async function pendingGuestOf(toUid: string | null): Promise<AccountAuth> {
  const { uid, auth: session } = await newGuest()
  if (session.currentUser) await copyGuestSession(session.currentUser)
  const guest = { uid, auth: guestAuth(uid) }
  await seedUserData(guest)
  pending.add(uid)
  await recordMove({
    guestUid: uid,
    toUid,
    isConfirmed: toUid !== null,
    phase: 'paused',
    copiedIds: [],
  })
  return guest
}

function signal(): AbortSignal {
  return new AbortController().signal
}
