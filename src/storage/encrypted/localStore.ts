import { userKeyName } from '../../domain/session/storageKeys.ts'
import { storageProblemIn, type StorageProblem } from '../../domain/session/storageProblem.ts'
import { isReadableVersion } from '../../domain/versionedRecord.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'
import { isSigningOut, recordDataHere } from '../journals/signOutJournal.ts'
import { holdLock } from '../locks/locks.ts'
import { retryUntilAborted } from '../retryUntilAborted.ts'
import { openLocalDatabase, stores, type LocalDatabase, type StoreName } from './database.ts'
import { keyFrom, type UserKey } from './encryption.ts'
import { localStoreName } from './storageNames.ts'

/** Before the account's key is requested again. */
const keyTimeoutMs = 10_000

/** Between attempts after the disk has refused. */
const retryDelayMs = 10_000

/** Between records of the server's responses. */
const confirmationPauseMs = 3_600_000

/** Returns the bytes of the person's key from their account. Rejects if the account can't be reached. */
export type FetchKey = (uid: string) => Promise<Uint8Array<ArrayBuffer>>

/** One person's storage on this device, if it works. */
export type LocalStore = {
  /**
   * Resolves when the disk was tried for the first time, possibly before the key is there. Never
   * rejects.
   */
  tried: Promise<void>
  /** Returns the disk and its key; `null` if there is none yet. */
  disk: () => { database: LocalDatabase; key: UserKey } | null
  /** Fetches the key from the account if it isn't here. */
  fetchKeyIfMissing: () => void
  problem: () => StorageProblem | null
  /** Records the disk's last error; `null` after a success. */
  recordResult: (error: unknown) => void
  /** Extends how long the cache may be shown, because the server has just responded. Never rejects. */
  confirm: () => Promise<void>
  /** Removes the cache, readable or not. Returns whether it succeeded. Never rejects. */
  removeCache: () => Promise<boolean>
  /** Removes everything stored, readable or not. Never rejects. */
  removeAll: () => Promise<void>
  close: () => Promise<void>
}

type Listeners = {
  /** The key has arrived, or the problem has changed. */
  onChange: () => void
  /** The database was deleted while the tab had it open. */
  onLoss: () => void
  /** After a failure, the disk may be tried again. */
  onNextTry: () => void
}

export function openLocalStore(
  uid: string,
  fetchKeyBytes: FetchKey,
  listeners: Listeners,
): LocalStore {
  const { onChange, onLoss, onNextTry } = listeners
  const closing = new AbortController()
  const { signal } = closing
  const database = openLocalDatabase(uid, () => void reopen())
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let key: UserKey | null = null
  let isFetching = false
  const isShared = isSharedComputer()
  let problem: StorageProblem | null = isShared ? 'shared' : null
  const count = (store: StoreName) => database.read([store], (records) => records(store).count())
  const recordProblem = (next: StorageProblem | null) => {
    if (next === problem) return
    problem = next
    onChange()
  }
  const recordResult = (error: unknown) => {
    clearTimeout(nextTry)
    if (error !== null) nextTry = setTimeout(key ? onNextTry : tryDisk, retryDelayMs)
    recordProblem(error === null ? null : storageProblemIn(error))
  }
  const fetchKey = async () => {
    await tried
    if (key || isFetching || problem === 'blocked' || problem === 'shared') return
    isFetching = true
    // On a slow connection, the response to an earlier request may come first.
    const requests: ReturnType<FetchKey>[] = []
    let bytes: Awaited<ReturnType<FetchKey>> | undefined
    key = await retryUntilAborted(
      async () => {
        if (!bytes) requests.push(fetchKeyBytes(uid))
        bytes ??= await withTimeout(keyTimeoutMs, Promise.any(requests))
        const fetched = await keyFrom(bytes)
        signal.throwIfAborted()
        await keepKey(uid, fetched, database).catch((error: unknown) => {
          if (!signal.aborted) recordProblem(storageProblemIn(error))
          throw error
        })
        return fetched
      },
      signal,
      () => recordProblem(problem ?? 'no-key'),
    )
    if (!key) return
    problem = null
    onChange()
  }
  const reopen = async () => {
    if (!key || signal.aborted || isSigningOut(uid)) return
    onLoss()
    await keepKey(uid, key, database).catch(() => null)
    onChange()
  }
  const tryDisk = async () => {
    try {
      const found = await testDisk(database)
      key = await keyOnDevice(uid, database)
      if (!key && (await count('rows')) + (await count('uploads')) > 0) void fetchKey()
      recordProblem(found)
    } catch (error) {
      if (!signal.aborted) recordResult(error)
    }
  }
  const releaseLock = isShared ? null : holdLock(localStoreName(uid))
  const tried = isShared ? Promise.resolve() : tryDisk()
  return {
    tried,
    disk: () => (key && !signal.aborted ? { database, key } : null),
    fetchKeyIfMissing: () => void fetchKey(),
    problem: () => problem,
    recordResult,
    confirm: async () => {
      await tried
      if (!key || Date.now() - key.confirmedAt < confirmationPauseMs) return
      key = { ...key, confirmedAt: Date.now() }
      await keepKey(uid, key, database).catch(() => null)
    },
    removeCache: async () => {
      if (problem === 'shared') return true
      try {
        await database.change(['cache'], (records) => records('cache').clear())
        return true
      } catch {
        return false
      }
    },
    removeAll: async () => {
      if (problem === 'shared') return
      const clear = database.change(stores, (records) =>
        Promise.all(stores.map((store) => records(store).clear())),
      )
      await clear.catch(() => null)
    },
    close: async () => {
      closing.abort()
      clearTimeout(nextTry)
      key = null
      await database.close()
      releaseLock?.()
    },
  }
}

/** Returns the person's key from this device, or `null` if there is none. */
export async function keyOnDevice(uid: string, { read }: LocalDatabase): Promise<UserKey | null> {
  const key = await read(['keys'], (records) => records('keys').get(userKeyName))
  if (key) await recordDataHere(uid)
  return key && isReadableVersion(key) ? key : null
}

/**
 * Records in the journal that the key has to be removed, and then stores the key. A record that another build has
 * stored stays: this build fetches the key with each start.
 */
async function keepKey(uid: string, key: UserKey, { change }: LocalDatabase): Promise<void> {
  await recordDataHere(uid)
  await change(['keys'], async (records) => {
    const found = await records('keys').get(userKeyName)
    if (!found || isReadableVersion(found)) await records('keys').put(key, userKeyName)
  })
}

/**
 * Tests the disk before anything is stored. Rejects if it can't write a value and read it back.
 *
 * @returns `null` if it works; `full` if there is no space, though what is there can still be read.
 */
async function testDisk({ read, change }: LocalDatabase): Promise<StorageProblem | null> {
  const record = {
    v: 0,
    kid: '',
    id: 'disk-test',
    iv: new Uint8Array(1),
    ciphertext: new ArrayBuffer(1),
    putAt: 0,
  }
  try {
    await change(['cache'], (records) => records('cache').put(record))
    if (!(await read(['cache'], (records) => records('cache').get(record.id))))
      throw new Error('The disk doesn’t keep what is written.')
    await change(['cache'], (records) => records('cache').delete(record.id))
    return null
  } catch (error) {
    if (storageProblemIn(error) === 'full') return 'full'
    throw error
  }
}
