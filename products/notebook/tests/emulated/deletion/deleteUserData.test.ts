import { randomUUID } from 'node:crypto'
import { deleteDoc, updateDoc } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { noteRef } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import type { DeletionProgress } from '#src/domain/deletion/deletionReceipt.ts'
import type * as filesPart from '#src/firebase/deletion/deleteCollections.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import type { Deletion } from '#src/firebase/deletion/deletionRequests.ts'
import { deleteDeletionFlag } from '#src/firebase/documents/deletionFlag.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newGuest, newPerson, onAnotherDevice } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { seedUserData } from './seedUserData.ts'

/** Called just before the first file is deleted. */
const before = vi.hoisted(() => ({ files: (): Promise<unknown> => Promise.resolve() }))
vi.mock('#src/firebase/deletion/deleteCollections.ts', async (original) => {
  const part = await original<typeof filesPart>()
  return {
    ...part,
    deleteFiles: (run: Deletion) => before.files().then(() => part.deleteFiles(run)),
  }
})

const { ageSignIn, everythingOf, putBytes, putNotes } = userDataOnServer(ports)

it('objects below another file are deleted, also if they only look like one', async () => {
  const guest = await newGuest()
  await seedUserData(guest)
  for (const name of ['x/y', 'x//z', '0/', '0 ']) await putBytes(guest.uid, name)
  await beginDeletion(guest)
  await deleteUserData(guest, { signal: new AbortController().signal, onProgress: () => undefined })
  expect(await everythingOf(guest.uid)).toEqual(onlyTheMark)
})

it('everything of a person is deleted, the deletion flag stays, and other people lose nothing', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()]
  await seedUserData(ada.account)
  await seedUserData(bob.account)
  const ofBob = await everythingOf(bob.uid)
  expect(ofBob).toHaveLength(10)
  const { steps, deleted } = await deleteEverything(ada.account)
  expect(await everythingOf(ada.uid)).toEqual(onlyTheMark)
  expect(await everythingOf(bob.uid)).toEqual(ofBob)
  expect(steps).toEqual(['locking', 'files', 'documents', 'verifying', 'accountDocuments'])
  expect(deleted).toEqual({ notes: 2, files: 3, bytes: 8 })
})

it('a deletion interrupted after any call resumes here and on another device', async () => {
  let stops = 0
  for (let isStopped = true; isStopped; stops += 1) {
    const person = await newPerson()
    await seedUserData(person.account)
    isStopped = await isStoppedAt(person.account, stops)
    const next = stops % 2 === 0 ? person.account : await onAnotherDevice(person)
    await deleteEverything(next)
    expect(await everythingOf(person.uid)).toEqual(onlyTheMark)
  }
  expect(stops).toBeGreaterThan(20)
}, 120_000)

it('two devices at once do no harm', async () => {
  const person = await newPerson()
  await seedUserData(person.account)
  await putNotes(person.uid, 600, 'Words')
  await Promise.all([
    deleteEverything(person.account),
    deleteEverything(await onAnotherDevice(person)),
  ])
  expect(await everythingOf(person.uid)).toEqual(onlyTheMark)
})

it('a guest needs no recent sign-in, but everyone else does', async () => {
  const guest = await newGuest()
  await putNotes(guest.uid, 1, 'Words')
  await ageSignIn(guest.uid, 3_600_000)
  await guest.auth.currentUser?.getIdToken(true)
  await deleteEverything(guest)
  expect(await everythingOf(guest.uid)).toEqual(onlyTheMark)

  const person = await newPerson()
  await ageSignIn(person.uid, 3_600_000)
  await person.account.auth.currentUser?.getIdToken(true)
  await expect(deleteEverything(person.account)).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  })
  expect(await everythingOf(person.uid)).toEqual([])
})

it("a token older than the last sign-in doesn't prevent the deletion", async () => {
  const person = await newPerson()
  await ageSignIn(person.uid, 3_600_000)
  await person.account.auth.currentUser?.getIdToken(true)
  await ageSignIn(person.uid, 0)
  expect(await beginDeletion(person.account)).toBe('begun')
})

it('a person who keeps the account keeps everything and can write again', async () => {
  const person = await newPerson()
  const note = noteRef(
    person.uid,
    (await seedUserData(person.account)).noteId,
    firestore(person.account.auth),
  )
  await beginDeletion(person.account)
  for (const attempt of [updateDoc(note, { updatedAt: new Date() }), deleteDoc(note)]) {
    await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' })
  }
  expect(await deleteDeletionFlag(person.account)).toBe('none')
  expect(await putNote(person.account, randomUUID(), emptyContent)).toBe('created')
})

it('nothing is deleted if the person has kept the account on another device', async () => {
  const person = await newPerson()
  await seedUserData(person.account)
  const all = await everythingOf(person.uid)
  await beginDeletion(person.account)
  await deleteDeletionFlag(await onAnotherDevice(person))
  await expect(finishDeletion(person.account)).rejects.toMatchObject({
    code: 'gatehouse/deletion-canceled',
  })
  expect(await everythingOf(person.uid)).toEqual(all)
})

it('nothing is deleted while the person can still keep the account', async () => {
  const person = await newPerson()
  await seedUserData(person.account)
  before.files = async () => expect(await deleteDeletionFlag(person.account)).toBe('final')
  await deleteEverything(person.account).finally(() => (before.files = () => Promise.resolve()))
  expect(await everythingOf(person.uid)).toEqual(onlyTheMark)
  await expect(putNote(person.account, randomUUID(), emptyContent)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

it('five thousand notes are deleted in twenty requests', async () => {
  const person = await newPerson()
  await putNotes(person.uid, 5_000, 'Words '.repeat(50))
  const { deleted, shown } = await deleteEverything(person.account)
  const inSteps = shown.filter(({ step, total }) => step === 'documents' && total === 5_000)
  expect(inSteps.map(({ done }) => done)).toEqual(Array.from({ length: 21 }, (_, at) => at * 250))
  expect(deleted['notes']).toBe(5_000)
  expect(await everythingOf(person.uid)).toEqual(onlyTheMark)
}, 400_000)

async function deleteEverything(account: AccountAuth) {
  await beginDeletion(account)
  return finishDeletion(account)
}

async function finishDeletion(account: AccountAuth) {
  const steps: string[] = []
  const deleted = { notes: 0, files: 0, bytes: 0 }
  const shown: DeletionProgress[] = []
  await deleteUserData(account, {
    signal: new AbortController().signal,
    onProgress: (progress) => shown.push(progress),
    onStep: (step) => steps.push(step),
    onDeleted: ({ notes = 0, files = 0, bytes = 0 }) => {
      deleted.notes += notes
      deleted.files += files
      deleted.bytes += bytes
    },
  })
  for (const { done, total } of shown) expect(done).toBeLessThanOrEqual(total ?? 0)
  return { steps, deleted, shown }
}

/**
 * Kills a deletion after this many calls; nothing reaches the server from then on. Returns whether it was
 * killed.
 */
async function isStoppedAt(account: AccountAuth, calls: number): Promise<boolean> {
  const { signal } = new AbortController()
  let count = 0
  signal.throwIfAborted = () => {
    count += 1
    if (count <= calls) return
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    throw new Error('Killed by a test.')
  }
  try {
    await beginDeletion(account)
    await deleteUserData(account, { signal, onProgress: () => undefined })
  } catch {
    return true
  } finally {
    vi.restoreAllMocks()
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  }
  return false
}
