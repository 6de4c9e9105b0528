import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type OpenDBCallbacks,
  type StoreNames,
} from 'idb'
import { withTimeout } from '../../domain/withTimeout.ts'

type Records<Schema extends DBSchema, Mode extends IDBTransactionMode> = <
  Name extends StoreNames<Schema>,
>(
  name: Name,
) => IDBPObjectStore<Schema, StoreNames<Schema>[], Name, Mode>

/**
 * A database, opened on first use and again after the browser closes it. All methods reject with
 * the browser's error, with a `TimeoutError` if it doesn't respond, and at once after `close`.
 */
export type OnDemandDatabase<Schema extends DBSchema> = {
  /**
   * Runs one transaction that only reads.
   *
   * @param limitMs two seconds by default.
   */
  read: <Result>(
    names: readonly StoreNames<Schema>[],
    work: (records: Records<Schema, 'readonly'>) => Promise<Result>,
    limitMs?: number,
  ) => Promise<Result>
  /**
   * Runs one transaction. Nothing changes if it fails or times out: once it is being committed, its outcome is waited
   * for.
   */
  change: (
    names: readonly StoreNames<Schema>[],
    work: (records: Records<Schema, 'readwrite'>) => Promise<unknown>,
    limitMs?: number,
  ) => Promise<void>
  close: () => Promise<void>
}

/** Enough for a slow disk. */
export const openTimeoutMs = 2_000

/** For a change that can't be canceled anymore. */
const commitTimeoutMs = 10_000

type Attempt = {
  /** Whether the caller has been told that it failed. */
  isOver: boolean
  /** Returns whether nothing is changed anymore. */
  cancel: () => boolean
}

export type DatabaseEvents = {
  /** The database was closed by the browser or another tab. */
  onEnd: () => void
  /** It didn't exist. */
  onCreate: () => void
}

/**
 * Opens a database when it's first used.
 *
 * @param openOnce opens the database.
 * @param onLoss as for `openLocalDatabase`.
 */
export function openOnDemand<Schema extends DBSchema>(
  openOnce: (events: DatabaseEvents) => Promise<IDBPDatabase<Schema>>,
  onLoss?: () => void,
): OnDemandDatabase<Schema> {
  const closing = new AbortController()
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const forgetDatabase = () => (opening = null)
  let wasOpen = false
  const open = async () => {
    opening ??= openOnce({
      onEnd: () => {
        forgetDatabase()
        onLoss?.()
      },
      onCreate: () => {
        if (wasOpen) onLoss?.()
      },
    })
    try {
      const database = await opening
      wasOpen = true
      return database
    } catch (error) {
      forgetDatabase()
      throw error
    }
  }
  const closeDatabase = async () => {
    const database = opening
    forgetDatabase()
    await withTimeout(openTimeoutMs, (async () => (await database)?.close())()).catch(() => null)
  }
  const run = async <Result>(
    work: (database: IDBPDatabase<Schema>, attempt: Attempt) => Promise<Result>,
    limitMs = openTimeoutMs,
  ) => {
    const attempt: Attempt = { isOver: false, cancel: () => true }
    const begin = async () => {
      closing.signal.throwIfAborted()
      const database = await open()
      // A late change could come between the steps of others.
      if (attempt.isOver) throw new DOMException('The caller has timed out.', 'TimeoutError')
      return work(database, attempt)
    }
    const result = begin()
    try {
      return await withTimeout(limitMs, result).catch((error: unknown) => {
        attempt.isOver = true
        if (attempt.cancel()) throw error
        return withTimeout(commitTimeoutMs, result)
      })
    } catch (error) {
      if (isDead(error)) await closeDatabase()
      throw error
    }
  }
  return {
    // A transaction that the browser aborts would be an unhandled rejection if only its requests were awaited.
    read: (names, work, limitMs) =>
      run(async (database) => {
        const transaction = database.transaction([...names])
        const reading = async () => work((name) => transaction.objectStore(name))
        const [result] = await Promise.all([reading(), transaction.done])
        return result
      }, limitMs),
    change: (names, work, limitMs) =>
      run(async (database, attempt) => {
        const transaction = database.transaction([...names], 'readwrite', { durability: 'strict' })
        attempt.cancel = () => abort(transaction)
        const changing = async () => work((name) => transaction.objectStore(name))
        await Promise.all([changing(), transaction.done])
      }, limitMs),
    close: () => {
      closing.abort()
      return closeDatabase()
    },
  }
}

/**
 * Whether an error says that the open database is dead: Safari's in tabs that were hidden, without any event, or one
 * whose database is being deleted.
 */
function isDead(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name)
  )
}

/** Returns `false` if the transaction is being committed or has ended. */
function abort(transaction: { abort: () => void }): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/**
 * Opens a database in this version, or in the one that a newer build has given it: newer versions only add object
 * stores. Otherwise, what is in it would be out of reach after a rollback.
 */
export async function openAtLeast<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, version, callbacks)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError')
      return openDB<Schema>(name, undefined, callbacks)
    throw error
  }
}
