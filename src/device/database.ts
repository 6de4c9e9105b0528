import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb'
import { localStoreName } from './names.ts'
import type { Encrypted } from './encryption.ts'
import { within } from './within.ts'

/** An encrypted value. Its id is random, and its time only decides what to evict first. */
export type EncryptedRecord = Encrypted & { id: string; putAt: number }

type Shape = {
  /** The person's key under `outbox`; its bytes cannot be read out of it. */
  keys: { key: string; value: CryptoKey }
  rows: { key: string; value: EncryptedRecord }
  cache: { key: string; value: EncryptedRecord; indexes: { putAt: number } }
  uploads: { key: string; value: EncryptedRecord }
  uploadBytes: { key: string; value: EncryptedRecord }
}

/** The stores of encrypted values: edits and files waiting for the server, and the cache. */
export type Store = 'rows' | 'cache' | 'uploads' | 'uploadBytes'

/** All of them. */
export const stores: readonly Store[] = ['rows', 'cache', 'uploads', 'uploadBytes']

type Records<Schema extends DBSchema> = <Name extends StoreNames<Schema>>(
  name: Name,
) => IDBPObjectStore<Schema, StoreNames<Schema>[], Name, 'readwrite'>

/**
 * A database, opened on first use, and again after the browser has closed it. All reject with what the
 * browser says, with a `TimeoutError` where it does not answer, and at once after `close`.
 */
export type ConnectionTo<Schema extends DBSchema> = {
  /** @param limit how long it may take, in milliseconds. */
  run: <Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
    limit?: number,
  ) => Promise<Result>
  /** Changes all or nothing; nothing, too, where it took too long. */
  change: (
    names: readonly StoreNames<Schema>[],
    work: (records: Records<Schema>) => Promise<unknown>,
    limit?: number,
  ) => Promise<void>
  close: () => Promise<void>
}

/** One person's database. */
export type Connection = ConnectionTo<Shape>

/** Longer than a slow disk needs, and short enough to wait for. */
const patience = 2_000

/** @param onLoss is called when the browser or another page has taken the database away. */
export function connect(uid: string, onLoss: () => void = nothing): Connection {
  return connectTo((onEnd) => openDatabase(uid, onEnd), onLoss)
}

/**
 * @param openOnce opens the database, and calls `onEnd` when it is not open any more.
 * @param onLoss as for `connect`.
 */
export function connectTo<Schema extends DBSchema>(
  openOnce: (onEnd: () => void) => Promise<IDBPDatabase<Schema>>,
  onLoss: () => void = nothing,
): ConnectionTo<Schema> {
  const closing = new AbortController()
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const letGo = () => (opening = null)
  const open = async () => {
    opening ??= openOnce(() => {
      letGo()
      onLoss()
    })
    try {
      return await opening
    } catch (error) {
      letGo()
      throw error
    }
  }
  const run = async <Result>(
    work: (database: IDBPDatabase<Schema>, signal: AbortSignal) => Promise<Result>,
    limit = patience,
  ) => {
    const waiting = new AbortController()
    const begin = async () => {
      closing.signal.throwIfAborted()
      const database = await open()
      // Whoever waited has gone on without it: done now, it would come between the steps of others.
      waiting.signal.throwIfAborted()
      return work(database, waiting.signal)
    }
    try {
      return await within(limit, begin())
    } catch (error) {
      waiting.abort()
      throw error
    }
  }
  return {
    run,
    change: (names, work, limit) =>
      run(async (database, signal) => {
        const transaction = database.transaction([...names], 'readwrite', { durability: 'strict' })
        signal.addEventListener('abort', () => abort(transaction))
        const changing = async () => work((name) => transaction.objectStore(name))
        await Promise.all([changing(), transaction.done])
      }, limit),
    close: async () => {
      closing.abort()
      const database = opening
      letGo()
      await within(patience, (async () => (await database)?.close())()).catch(() => null)
    },
  }
}

/** Deletes a whole database; waits until no other page has it open, but not for long. */
export function removeDatabase(uid: string): Promise<void> {
  return within(patience, deleteDB(localStoreName(uid)))
}

async function openDatabase(uid: string, onEnd: () => void): Promise<IDBPDatabase<Shape>> {
  const database = await openDB<Shape>(localStoreName(uid), 2, {
    upgrade: (created, version) => {
      if (version < 1) {
        created.createObjectStore('keys')
        created.createObjectStore('rows', { keyPath: 'id' })
        created.createObjectStore('cache', { keyPath: 'id' }).createIndex('putAt', 'putAt')
      }
      created.createObjectStore('uploads', { keyPath: 'id' })
      created.createObjectStore('uploadBytes', { keyPath: 'id' })
    },
    blocking: () => {
      database.close()
      onEnd()
    },
    terminated: onEnd,
  })
  return database
}

/** One that is done already cannot be, and needs not. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    return
  }
}

function nothing(): void {
  return
}
