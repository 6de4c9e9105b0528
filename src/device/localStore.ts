import type { StorageTrouble } from '../domain/storageTrouble.ts'
import { connect, stores, type Connection, type Store } from './database.ts'
import { keepTrying } from './keepTrying.ts'
import { keyFrom } from './encryption.ts'
import { isSigningOut, recordThings } from './signOutJournal.ts'
import { occupy } from './locks.ts'
import { localStoreName } from './names.ts'
import { probe, troubleIn } from './probe.ts'
import type { DevicePolicy } from './policy.ts'
import { within } from './within.ts'

/** How long the account may take to give the key, before it is asked again. */
const patience = 10_000

/** How long a disk that has refused is left alone. */
const untilNextTry = 10_000

/** Where one person's things can lie on this device, if they can. */
export type LocalStore = {
  /** Resolves once the disk has been tried for the first time; the key may still be on its way. Never rejects. */
  tried: Promise<void>
  /** The disk with its key; `null` while there is none. */
  disk: () => { connection: Connection; key: CryptoKey } | null
  /** Has the key fetched from the account, where it is not here yet. */
  wantKey: () => void
  trouble: () => StorageTrouble | null
  /** Records how the disk answered last; `null` for success. */
  recordAnswer: (error: unknown) => void
  /** Whether files lie there on their way to the server, readable or not; never rejects. */
  hasUploads: () => Promise<boolean>
  /** Takes away all that lies there, readable or not; never rejects. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

type Listeners = {
  /** The key has come, or the trouble is another one. */
  onChange: () => void
  /** The database was deleted while the page had it open. */
  onLoss: () => void
  /** The disk had refused something, and may be tried again. */
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
  const connection = connect(uid, () => void comeBack())
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let key: CryptoKey | null = null
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
    if (error !== null) nextTry = setTimeout(key ? onNextTry : tryDisk, untilNextTry)
    recordTrouble(error === null ? null : troubleIn(error))
  }
  const fetchKey = async () => {
    await tried
    if (key || isFetching || trouble === 'blocked' || trouble === 'shared') return
    isFetching = true
    key = await keepTrying(
      async () => {
        const fetched = await keyFrom(await within(patience, policy.fetchKey(uid)))
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
  const comeBack = async () => {
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

const name = 'outbox'

/** The person's key that lies on this device; `null` where there is none. */
export async function keyOnDevice(uid: string, { run }: Connection): Promise<CryptoKey | null> {
  const key = await run((database) => database.get('keys', name))
  if (key) await recordThings(uid)
  return key ?? null
}

/** Stores the key on this device, with a journal entry that it has to be removed again. */
async function keepKey(uid: string, key: CryptoKey, { change }: Connection): Promise<void> {
  await recordThings(uid)
  await change(['keys'], (records) => records('keys').put(key, name))
}
