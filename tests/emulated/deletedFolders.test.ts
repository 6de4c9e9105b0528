import { expect, it, vi } from 'vitest'
import type { DeletionProgress } from '#src/domain/deletion/deletionReceipt.ts'
import type * as deletionPart from '#src/firebase/deletion/deleteCollections.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import type { Deletion } from '#src/firebase/deletion/deletionRequests.ts'
import { deleteDeletionFlag } from '#src/firebase/documents/deletionFlag.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { beginWithFolders, objectsOf, pathsOf, putAsServer, putObject } from './folderObjects.ts'
import { folders } from './folders.ts'
import { newGuest, newPerson, onAnotherDevice } from './people.ts'

/** Called once the files are deleted, just before the documents are. */
const before = vi.hoisted(() => ({ documents: (): Promise<unknown> => Promise.resolve() }))
vi.mock('#src/firebase/deletion/deleteCollections.ts', async (original) => {
  const part = await original<typeof deletionPart>()
  return {
    ...part,
    deleteDocuments: (run: Deletion) => before.documents().then(() => part.deleteDocuments(run)),
  }
})

beginWithFolders()

const { signal } = new AbortController()

const paths = Array.from(
  { length: 30 },
  (_, at) => `${at % 2 ? 'photos' : 'items'}/${at % 3}/${'deep/'.repeat(at % 5)}${at}.jpg`,
)

it('a deletion interrupted after any object goes on elsewhere, and leaves none, but all of others', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()]
  for (const { account } of [ada, bob])
    for (const path of paths) await putObject(account, path, path)
  const ofBob = await objectsOf(bob.account)
  expect(Object.keys(ofBob)).toHaveLength(30)
  await beginDeletion(ada.account)
  let account = ada.account
  for (const most of [0, 1, 12]) {
    const some = (await pathsOf(account)).length
    expect(await stopAfter(account, most)).toBeGreaterThanOrEqual(most)
    const rest = (await pathsOf(account)).length
    expect(rest).toBeGreaterThan(0)
    expect(some - rest).toBeGreaterThanOrEqual(most)
    account = await onAnotherDevice(ada)
  }
  const rest = (await pathsOf(account)).length
  const { deleted, shown } = await finish(account)
  expect(deleted).toBe(rest)
  expect(shown.filter(({ step }) => step === 'files').at(-1)).toEqual({
    step: 'files',
    done: rest,
    total: rest,
  })
  expect(await pathsOf(account)).toEqual([])
  expect(await objectsOf(bob.account)).toEqual(ofBob)
})

it('a deletion finds objects that only a server could have named so', async () => {
  const guest = await newGuest()
  const names = ['photos/../x', 'photos/a/b ', 'photosX/1.jpg']
  for (const name of names) await putAsServer(guest, name)
  expect(await pathsOf(guest)).toEqual(names)
  await beginDeletion(guest)
  await finish(guest)
  expect(await pathsOf(guest)).toEqual(['photosX/1.jpg'])
})

it('whoever keeps the account keeps every object', async () => {
  const { account } = await newPerson()
  await putObject(account, 'photos/beach.jpg', 'sand')
  await beginDeletion(account)
  await deleteDeletionFlag(account)
  await expect(finish(account)).rejects.toMatchObject({ code: 'gatehouse/deletion-canceled' })
  expect(await objectsOf(account)).toEqual({ 'photos/beach.jpg': 'sand' })
})

it('an object that appears during a deletion is found before its end', async () => {
  const guest = await newGuest()
  await putObject(guest, 'photos/1.jpg', 'one')
  await beginDeletion(guest)
  before.documents = () => {
    before.documents = () => Promise.resolve()
    return putAsServer(guest, 'items/late.pdf')
  }
  const { steps } = await finish(guest)
  expect(steps).toEqual([
    'locking',
    'files',
    'documents',
    'files',
    'documents',
    'verifying',
    'accountDocuments',
  ])
  expect(await pathsOf(guest)).toEqual([])
})

it('a product without folders asks for none', async () => {
  const guest = await newGuest()
  await putAsServer(guest, 'photos/1.jpg')
  vi.stubGlobal('__PRODUCT_FOLDERS__', [])
  try {
    await beginDeletion(guest)
    await finish(guest)
  } finally {
    vi.stubGlobal('__PRODUCT_FOLDERS__', folders)
  }
  expect(await pathsOf(guest)).toEqual(['photos/1.jpg'])
})

/** Stops a deletion once this many objects are gone. Returns how many it has deleted. */
async function stopAfter(account: AccountAuth, most: number): Promise<number> {
  const stop = new AbortController()
  let gone = 0
  const work = deleteUserData(account, {
    signal: stop.signal,
    onProgress: ({ step, done, total }) => {
      if (step !== 'files' || total === null) return
      gone = done
      if (done >= most) stop.abort(new Error('Stopped by a test.'))
    },
  })
  await expect(work).rejects.toThrow('Stopped by a test.')
  return gone
}

async function finish(account: AccountAuth) {
  const steps: string[] = []
  const shown: DeletionProgress[] = []
  let deleted = 0
  await deleteUserData(account, {
    signal,
    onProgress: (progress) => shown.push(progress),
    onDeleted: ({ files = 0 }) => (deleted += files),
    onStep: (step) => steps.push(step),
  })
  return { steps, shown, deleted }
}
