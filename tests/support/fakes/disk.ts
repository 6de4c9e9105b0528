import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { userKeyName } from '#src/domain/session/storageKeys.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import { keyFrom } from '#src/storage/encrypted/encryption.ts'

/** Gives each test of a file a disk of its own. Fake timers must leave `setImmediate` alone: the disk uses it. */
export function withDisk(): void {
  beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))
  afterEach(repairDisk)
}

/** An account's key in these tests. */
export const keyBytes = new Uint8Array(32)

/** Stores a person's key, as an earlier visit has. */
export async function storeKey(uid: string): Promise<void> {
  const { change, close } = openLocalDatabase(uid)
  const key = await keyFrom(keyBytes)
  await change(['keys'], (records) => records('keys').put(key, userKeyName))
  await close()
}

/** From now on, no page can open its database, as on a failing disk. */
export function refuseToOpen(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError')
  })
}

/** From now on, the disk has no room for more. Counts what it was asked to store since. */
export function fillDisk() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
  ) {
    this.transaction.abort()
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
}

/** The disk works again. */
export function repairDisk(): void {
  vi.restoreAllMocks()
}
