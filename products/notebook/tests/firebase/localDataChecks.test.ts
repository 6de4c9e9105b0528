import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  requireNothingUnsaved,
  waitForLocalData,
} from '#products/notebook/firebase/move/localDataChecks.ts'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import { forgetDataHere, recordDataHere } from '#src/storage/journals/signOutJournal.ts'
import { repairDisk, refuseToOpen } from '#tests/support/fakes/disk.ts'

withNotebooks('guest')

beforeEach(() => void vi.stubGlobal('addEventListener', () => undefined))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

const type = (noteId: string) =>
  notebookOf('guest').outbox.save({ noteId, content: contentOf('milk'), before: null })

it('a move waits until all encrypted rows can be read', async () => {
  await type('plans')
  await notebookOf('guest').close()
  forgetNotebook('guest')
  fakeTimers()
  refuseToOpen()
  expect(await notebookOf('guest').outbox.rows()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  const reading = waitForLocalData('guest')
  repairDisk()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(reading).resolves.toBeUndefined()
  expect(await notebookOf('guest').outbox.rows()).toHaveLength(1)
})

it("a move waits eight seconds for encrypted rows that can't be read, and then goes on with the others", async () => {
  await type('plans')
  await storeWithAnotherKey('shopping')
  fakeTimers()
  const onWaited = vi.fn<() => void>()
  const reading = waitForLocalData('guest').then(onWaited)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(onWaited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  await expect(requireNothingUnsaved('guest')).rejects.toMatchObject({ code: 'unavailable' })
})

it("a disk that doesn't respond stops it only if something was stored", async () => {
  await forgetDataHere('guest')
  fakeTimers()
  refuseToOpen()
  await expect(waitForLocalData('guest')).resolves.toBeUndefined()
  await expect(requireNothingUnsaved('guest')).resolves.toBeUndefined()
  await recordDataHere('guest').catch(() => null)
  await expect(requireNothingUnsaved('guest')).rejects.toMatchObject({ code: 'unavailable' })
})

it('nothing is deleted while anything remains on this device', async () => {
  await expect(requireNothingUnsaved('guest')).resolves.toBeUndefined()
  await type('plans')
  await expect(requireNothingUnsaved('guest')).rejects.toMatchObject({ code: 'unavailable' })
})

async function storeWithAnotherKey(id: string): Promise<void> {
  const { change, close } = openLocalDatabase('guest')
  const other = {
    v: encryptedVersion,
    kid: 'other',
    iv: new Uint8Array(12),
    ciphertext: new ArrayBuffer(20),
  }
  await change(['rows'], (records) => records('rows').put({ ...other, id, putAt: 0 }))
  await close()
}
