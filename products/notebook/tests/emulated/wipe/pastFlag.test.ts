import { randomUUID } from 'node:crypto'
import { deleteUser, signInWithCustomToken } from 'firebase/auth'
import { expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { beginWipe } from '#src/firebase/deletion/beginWipe.ts'
import { putNote } from '#products/notebook/firebase/userData/putNote.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import { removeStaleFlag } from '#src/firebase/deletion/deletionFlag.ts'
import { wipeUserData } from '#src/firebase/deletion/wipeUserData.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/userDataOnServer.ts'
import { ports } from '#tests/emulated/ports.ts'
import { seedGuest } from './seedGuest.ts'
import { newDevice, newPerson } from '#tests/emulated/people.ts'

const { ageMark, everythingOf } = userDataOnServer(ports)
const minute = 60_000

it('a person who returns with a deleted uid can keep notes after its tokens have expired', async () => {
  const { uid } = await leave()
  await ageMark(uid, 61 * minute)
  const userData = await comeBack(uid)
  expect(await removeStaleFlag(userData)).toBe('none')
  expect(await removeStaleFlag(userData)).toBe('none')
  expect(await putNote(userData, randomUUID(), emptyContent)).toBe('created')
})

it('a person who returns while an earlier token may be valid has to wait', async () => {
  const { uid } = await leave()
  await ageMark(uid, 59 * minute)
  const userData = await comeBack(uid)
  expect(await removeStaleFlag(userData)).toBe('past')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
  await expect(putNote(userData, randomUUID(), emptyContent)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

it('a person whose own deletion is incomplete can only continue it', async () => {
  const { userData, uid } = await newPerson()
  await seedGuest(userData)
  await wipe(userData)
  expect(await removeStaleFlag(userData)).toBe('final')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
})

async function leave(): Promise<UserData> {
  const { userData } = await newPerson()
  await seedGuest(userData)
  await wipe(userData)
  if (userData.session.currentUser) await deleteUser(userData.session.currentUser)
  return userData
}

async function wipe(userData: UserData): Promise<void> {
  await beginWipe(userData)
  await wipeUserData(userData, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}

/** Signs in with a custom token for this ID, as another system would. */
async function comeBack(uid: string): Promise<UserData> {
  const session = newDevice()
  await signInWithCustomToken(session, JSON.stringify({ uid }))
  return { uid, session }
}
