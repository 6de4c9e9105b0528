import { beforeEach, expect, it, vi } from 'vitest'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { product } from '#products/notebook/product.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { removeMovedGuest } from '#src/firebase/guest/removeMovedGuest.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import { changeMove, isPendingGuest, recordMove } from '#src/storage/journals/moveJournal.ts'
import { usersWithDataHere } from '#src/storage/journals/signOutJournal.ts'
import { signIn } from '#tests/support/session/signIn.ts'

withNotebooks('guest', 'ada')

const uids = { guestUid: 'guest', uid: 'ada' }
const { isPersisted: _, ...map } = uploadRow({ name: 'map.txt' })

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  setProduct(withDefaults(product))
  await signIn({ uid: 'ada' })
  const { outbox, uploads } = notebookOf('guest')
  await outbox.save({ noteId: 'plans', content: contentOf('milk'), before: null })
  await uploads.add(map, new Blob(['The weir.']))
  await recordMove({
    guestUid: 'guest',
    toUid: 'ada',
    isConfirmed: true,
    phase: 'copying',
    copiedIds: [],
  })
})

it('unsent edits of a deleted guest are moved, and nothing of the guest is left', async () => {
  await removeMovedGuest(uids, signal())
  expect(await unsentOf('ada')).toEqual(['plans', 'map.txt'])
  await expectGuestGone()
})

it("the key and the journal entry stay while some of the guest's data can't be read, and the rest moves", async () => {
  await storeWithAnotherKey('shopping')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const removed = removeMovedGuest(uids, signal()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  expect(await removed).toMatchObject({ code: 'unavailable' })
  expect([await unsentOf('guest'), await unsentOf('ada')]).toEqual([[], ['plans', 'map.txt']])
  expect([isPendingGuest('guest'), await countKeys()]).toEqual([true, 1])
})

it('a person who discards the rest gets what can be read, and everything else is removed', async () => {
  await storeWithAnotherKey('shopping')
  await changeMove('guest', { phase: 'discarding' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const removed = removeMovedGuest(uids, signal())
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  await removed
  expect(await unsentOf('ada')).toEqual(['plans', 'map.txt'])
  await expectGuestGone()
})

function signal(): AbortSignal {
  return new AbortController().signal
}

async function expectGuestGone(): Promise<void> {
  expect([isPendingGuest('guest'), await countKeys()]).toEqual([false, 0])
  expect(usersWithDataHere()).toEqual(['ada'])
}

async function unsentOf(uid: string): Promise<readonly string[]> {
  const { outbox, uploads } = notebookOf(uid)
  const files = await uploads.rows()
  return [...(await outbox.rows()).map(({ noteId }) => noteId), ...files.map(({ name }) => name)]
}

/** The guest's keys on this device. */
async function countKeys(): Promise<number> {
  const { read, close } = openLocalDatabase('guest')
  const count = await read(['keys'], (records) => records('keys').count())
  await close()
  return count
}

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
