import { ownKeyName } from '../../domain/session/storageKeys.ts'
import type { StorageTrouble } from '../../domain/session/storageTrouble.ts'
import { connect, stores, type Connection, type Store } from './database.ts'
import { retryUntilAborted } from '../../domain/retryUntilAborted.ts'
import { isReadable } from '../../domain/stored.ts'
import { keyFrom, type PersonKey } from './encryption.ts'
import { isSigningOut, recordLocalData } from '../journals/signOutJournal.ts'
import { occupy } from '../locks.ts'
import { localStoreName } from './names.ts'
import { probe, troubleIn } from '../probe.ts'
import type { DevicePolicy } from '../policy.ts'
import { withTimeout } from '../../domain/withTimeout.ts'

/** In milliseconds, before the account's key is requested again. */
const keyTimeout = 10_000

/** In milliseconds between attempts after the disk has refused. */
const retryDelay = 10_000

/** In milliseconds between records of the server's answers. */
const confirmationPause = 3_600_000

/** One person's storage on this device, if it works. */
export type LocalStore = {
  /**
   * Resolves when the disk was tried for the first time, possibly before the key is there. Never
   * rejects.
   */
  tried: Promise<void>
  /** Returns the disk and its key; `null` if there is none yet. */
  disk: () => { connection: Connection; key: PersonKey } | null
  /** Fetches the key from the account if it isn't here. */
  wantKey: () => void
  trouble: () => StorageTrouble | null
  /** Records the disk's last error, or `null` after a success. */
  recordAnswer: (error: unknown) => void
  /** Records that the server has just answered, so that the cache may be shown for longer. Never rejects. */
  confirm: () => Promise<void>
  /** Empties the cache, readable or not. Returns whether it is empty. Never rejects. */
  emptyCache: () => Promise<boolean>
  /** Returns whether unsent files are stored, readable or not. Never rejects. */
  hasUploads: () => Promise<boolean>
  /** Deletes everything stored, readable or not. Never rejects. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

type Listeners = {
  /** The key has arrived, or the trouble has changed. */
  onChange: () => void
  /** The database was deleted while the page had it open. */
  onLoss: () => void
  /** After a failure, the disk may be tried again. */
  onNextTry: () => void
}

export function openLocalStore(
  uid: string,
  policy: DevicePolicy,
  listeners: Listeners,
): LocalStore {
  const { onChange, onLoss, onNextTry } = listeners
  const closing = new AbortController()
  const { signal } = closing
  const connection = connect(uid, () => void reopen())
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let key: PersonKey | null = null
  let isFetching = false
  const isShared = policy.isShared()
  let trouble: StorageTrouble | null = isShared ? 'shared' : null
  const count = (store: Store) => connection.run((database) => database.count(store))
  const recordTrouble = (next: StorageTrouble | null) => {
    if (next === trouble) return
    trouble = next
    onChange()
  }
  const recordAnswer = (error: unknown) => {
    clearTimeout(nextTry)
    if (error !== null) nextTry = setTimeout(key ? onNextTry : tryDisk, retryDelay)
    recordTrouble(error === null ? null : troubleIn(error))
  }
  const fetchKey = async () => {
    await tried
    if (key || isFetching || trouble === 'blocked' || trouble === 'shared') return
    isFetching = true
    key = await retryUntilAborted(
      async () => {
        const fetched = await keyFrom(await withTimeout(keyTimeout, policy.fetchKey(uid)))
        signal.throwIfAborted()
        await keepKey(uid, fetched, connection)
        return fetched
      },
      signal,
      () => recordTrouble(trouble ?? 'no-key'),
    )
    if (!key) return
    trouble = null
    onChange()
  }
  const reopen = async () => {
    if (!key || signal.aborted || isSigningOut(uid)) return
    onLoss()
    await keepKey(uid, key, connection).catch(() => null)
    onChange()
  }
  const tryDisk = async () => {
    try {
      const answer = await probe(connection)
      key = await keyOnDevice(uid, connection)
      if (!key && (await count('rows')) + (await count('uploads')) > 0) void fetchKey()
      recordTrouble(answer)
    } catch (error) {
      if (!signal.aborted) recordAnswer(error)
    }
  }
  const leave = isShared ? null : occupy(localStoreName(uid))
  const tried = isShared ? Promise.resolve() : tryDisk()
  return {
    tried,
    disk: () => (key && !signal.aborted ? { connection, key } : null),
    wantKey: () => void fetchKey(),
    trouble: () => trouble,
    recordAnswer,
    confirm: async () => {
      await tried
      if (!key || Date.now() - key.confirmedAt < confirmationPause) return
      key = { ...key, confirmedAt: Date.now() }
      await keepKey(uid, key, connection).catch(() => null)
    },
    emptyCache: async () => {
      if (trouble === 'shared') return true
      try {
        await connection.change(['cache'], (records) => records('cache').clear())
        return true
      } catch {
        return false
      }
    },
    hasUploads: async () => {
      if (trouble === 'shared' || trouble === 'blocked' || signal.aborted) return false
      return (await count('uploads').catch(() => 0)) > 0
    },
    empty: async () => {
      if (trouble === 'shared') return
      const clear = connection.change(stores, (records) =>
        Promise.all(stores.map((store) => records(store).clear())),
      )
      await clear.catch(() => null)
    },
    close: async () => {
      closing.abort()
      clearTimeout(nextTry)
      key = null
      await connection.close()
      leave?.()
    },
  }
}

/** Returns the person's key from this device, or `null` if there is none. */
export async function keyOnDevice(uid: string, { run }: Connection): Promise<PersonKey | null> {
  const key = await run((database) => database.get('keys', ownKeyName))
  if (key) await recordLocalData(uid)
  return key && isReadable(key) ? key : null
}

/**
 * Records in the journal that the key has to be removed, and then stores the key. One that another build has stored stays:
 * this build fetches its own with each start.
 */
async function keepKey(uid: string, key: PersonKey, { change }: Connection): Promise<void> {
  await recordLocalData(uid)
  await change(['keys'], async (records) => {
    const found = await records('keys').get(ownKeyName)
    if (!found || isReadable(found)) await records('keys').put(key, ownKeyName)
  })
}
