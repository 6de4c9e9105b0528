import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { closeNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { encryptedIds } from '#products/notebook/storage/encryptedFiles.ts'
import { acceptAll, fillDisk } from '#tests/support/disk.ts'

withNotebooks('ada')

/** Whether it is on disk. */
async function type(body = 'Paint the gate.', before?: string): Promise<boolean> {
  const seen = before === undefined ? null : contentOf(before)
  const draft = { noteId: 'gate', content: contentOf(body), seen }
  return (await notebookOf('ada').save(draft)).isPersisted
}

const bodies = async () => (await notebookOf('ada').rows()).map(({ edit }) => edit.content.body)

it('an edit on a disk that was cleared stays in the page, also before the browser reports that', async () => {
  expect(await type()).toBe(true)
  clearDisk()
  await notebookOf('ada').rows()
  expect(await bodies()).toEqual(['Paint the gate.'])
})

it('an edit on a disk that was cleared survives the end of the session, which was cleared, too', async () => {
  expect(await type()).toBe(true)
  clearDisk()
  await closeNotebook('ada')
  await vi.waitFor(async () => expect(await bodies()).toEqual(['Paint the gate.']))
})

it('an edit that the disk refused is stored before the notebook closes, while the key is there', async () => {
  fillDisk()
  expect(await type()).toBe(false)
  acceptAll()
  await closeNotebook('ada')
  expect(await encryptedIds('ada')).toEqual(['gate'])
})

it('what is typed after the notebook closed joins what the disk had refused, without a copy', async () => {
  await type('Paint')
  fillDisk()
  await type('Paint the', 'Paint')
  await closeNotebook('ada')
  acceptAll()
  await type('Paint the gate.', 'Paint the')
  await notebookOf('ada').settled()
  expect(await bodies()).toEqual(['Paint the gate.'])
})

/** Clears all of the site's storage. The connections that pages had are dead, and have not been told. */
function clearDisk(): void {
  globalThis.indexedDB = new IDBFactory()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
}
