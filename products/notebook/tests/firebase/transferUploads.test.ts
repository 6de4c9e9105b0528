import { expect, it, vi } from 'vitest'
import { transferUploads } from '#products/notebook/firebase/move/transferUnsaved.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'

withNotebooks('guest', 'ada')

const uids = { guestUid: 'guest', uid: 'ada' }
const { isPersisted: _, ...map } = uploadRow({ name: 'map.txt' })
const plan = { ...map, id: 'plan', name: 'plan.txt' }

it("a file that can't be read now stays with the guest, and the others move", async () => {
  await addMap()
  await notebookOf('guest').uploads.add(plan, new Blob(['North.']))
  const failure = new DOMException('The disk failed.', 'UnknownError')
  vi.spyOn(notebookOf('guest').uploads, 'bytes').mockRejectedValueOnce(failure)
  await transferUploads(uids, signal())
  expect(await uploadsOf('guest')).toEqual([{ ...map, isPersisted: true }])
  expect(await uploadsOf('ada')).toEqual([{ ...plan, isPersisted: true }])
})

it('the name of a damaged file is moved, marked as unreadable', async () => {
  await addMap()
  await damage('guest', map.id)
  await transferUploads(uids, signal())
  expect(await uploadsOf('guest')).toEqual([])
  expect(await uploadsOf('ada')).toEqual([{ ...map, refusal: 'unreadable', isPersisted: true }])
})

function signal(): AbortSignal {
  return new AbortController().signal
}

function addMap() {
  return notebookOf('guest').uploads.add(map, new Blob(['The weir.']))
}

function uploadsOf(uid: string) {
  return notebookOf(uid).uploads.rows()
}

/** Replaces the bytes on the disk with others. */
async function damage(uid: string, id: string): Promise<void> {
  const { change, close } = openLocalDatabase(uid)
  await change(['uploadBytes'], async (records) => {
    const record = await records('uploadBytes').get(id)
    if (record) await records('uploadBytes').put({ ...record, ciphertext: new ArrayBuffer(20) })
  })
  await close()
}
