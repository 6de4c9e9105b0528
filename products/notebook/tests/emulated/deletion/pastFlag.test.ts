import { randomUUID } from 'node:crypto'
import { deleteUser, signInWithCustomToken } from 'firebase/auth'
import { expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import { deleteStaleFlag } from '#src/firebase/documents/deletionFlag.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newDevice, newPerson } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { seedUserData } from './seedUserData.ts'

const { ageMark, everythingOf } = userDataOnServer(ports)
const minute = 60_000

it('a person who returns with a deleted uid can keep notes after its tokens have expired', async () => {
  const { uid } = await leave()
  await ageMark(uid, 61 * minute)
  const account = await comeBack(uid)
  expect(await deleteStaleFlag(account)).toBe('none')
  expect(await deleteStaleFlag(account)).toBe('none')
  expect(await putNote(account, randomUUID(), emptyContent)).toBe('created')
})

it('a person who returns while an earlier token may be valid has to wait', async () => {
  const { uid } = await leave()
  await ageMark(uid, 59 * minute)
  const account = await comeBack(uid)
  expect(await deleteStaleFlag(account)).toBe('stale')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
  await expect(putNote(account, randomUUID(), emptyContent)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

it('a person whose own deletion is incomplete can only continue it', async () => {
  const { account, uid } = await newPerson()
  await seedUserData(account)
  await deleteEverything(account)
  expect(await deleteStaleFlag(account)).toBe('final')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
})

async function leave(): Promise<AccountAuth> {
  const { account } = await newPerson()
  await seedUserData(account)
  await deleteEverything(account)
  if (account.auth.currentUser) await deleteUser(account.auth.currentUser)
  return account
}

async function deleteEverything(account: AccountAuth): Promise<void> {
  await beginDeletion(account)
  await deleteUserData(account, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}

/** Signs in with a custom token for this ID, as another system would. */
async function comeBack(uid: string): Promise<AccountAuth> {
  const session = newDevice()
  await signInWithCustomToken(session, JSON.stringify({ uid }))
  return { uid, auth: session }
}
