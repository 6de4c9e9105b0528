import { deleteDB, type IDBPDatabase } from 'idb'
import { withTimeout } from '../../domain/withTimeout.ts'
import {
  openAtLeast,
  openOnDemand,
  openTimeoutMs,
  type DatabaseEvents,
  type OnDemandDatabase,
} from '../database/onDemandDatabase.ts'
import type { Encrypted, UserKey } from './encryption.ts'
import { localStoreName } from './storageNames.ts'

/**
 * An encrypted value. Its ID is random. `putAt` decides what to evict first, and whether a page snapshot is
 * older than an edit.
 */
export type EncryptedRecord = Encrypted & { id: string; putAt: number }

type LocalSchema = {
  /** The person's key under `user-key`. It can't be exported. */
  keys: { key: string; value: UserKey }
  rows: { key: string; value: EncryptedRecord }
  cache: { key: string; value: EncryptedRecord; indexes: { putAt: number } }
  uploads: { key: string; value: EncryptedRecord }
  uploadBytes: { key: string; value: EncryptedRecord }
}

/** The encrypted stores: unsent edits and files, and the cache. */
export type StoreName = 'rows' | 'uploads' | 'uploadBytes' | 'cache'

export const stores: readonly StoreName[] = ['rows', 'uploads', 'uploadBytes', 'cache']

/** One person's database. */
export type LocalDatabase = OnDemandDatabase<LocalSchema>

/**
 * Opens a person's database when it's first used.
 *
 * @param onLoss called when the browser or another tab closes the database, and, before the first read, if it was
 *   deleted while it was open and is created again.
 */
export function openLocalDatabase(uid: string, onLoss?: () => void): LocalDatabase {
  return openOnDemand((events) => openWithStores(uid, events), onLoss)
}

/** Deletes a person's database. Waits up to two seconds for other tabs to close it. */
export function removeDatabase(uid: string): Promise<void> {
  return withTimeout(openTimeoutMs, deleteDB(localStoreName(uid)))
}

async function openWithStores(
  uid: string,
  { onEnd, onCreate }: DatabaseEvents,
): Promise<IDBPDatabase<LocalSchema>> {
  const database = await openAtLeast<LocalSchema>(localStoreName(uid), 4, {
    upgrade: (created, version) => {
      if (version === 0) onCreate()
      // No release had an earlier version.
      for (const store of Array.from(created.objectStoreNames)) created.deleteObjectStore(store)
      created.createObjectStore('keys')
      created.createObjectStore('rows', { keyPath: 'id' })
      created.createObjectStore('uploads', { keyPath: 'id' })
      created.createObjectStore('uploadBytes', { keyPath: 'id' })
      created.createObjectStore('cache', { keyPath: 'id' }).createIndex('putAt', 'putAt')
    },
    blocking: () => {
      database.close()
      onEnd()
    },
    terminated: onEnd,
  })
  return database
}
