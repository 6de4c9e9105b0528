import { updateCurrentUser } from 'firebase/auth'
import { expect, it } from 'vitest'
import { copyGuestSession } from '#src/firebase/guest/guestSession.ts'
import { auth } from '#src/firebase/sdk/app.ts'
import { sessionWriteFailure } from '#src/firebase/sdk/signals.ts'
import { fillDisk, repairDisk, withDisk } from '#tests/support/fakes/disk.ts'
import { signInAsGuest } from '#tests/support/session/signIn.ts'

withDisk()

it('a full disk is a problem until it has stored the session, not only another one', async () => {
  const guest = await signInAsGuest('guest')
  expect(lastProblem()).toBeNull()
  fillDisk()
  await updateCurrentUser(auth(), guest)
  expect(lastProblem()).toBe('full')
  repairDisk()
  await copyGuestSession(guest)
  expect(lastProblem()).toBe('full')
  await updateCurrentUser(auth(), guest)
  expect(lastProblem()).toBeNull()
})

function lastProblem(): unknown {
  let last: unknown
  sessionWriteFailure.subscribe((problem) => (last = problem))()
  return last
}
