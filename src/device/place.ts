import type { StorageTrouble } from '../domain/outboxRow.ts'
import { connect, type Connection } from './database.ts'
import { keepTrying } from './keepTrying.ts'
import { keyOnDevice, putKey } from './keyring.ts'
import { occupy } from './locks.ts'
import { placeName } from './names.ts'
import { probe, troubleIn } from './probe.ts'
import type { DeviceTerms } from './terms.ts'
import { within } from './within.ts'

/** How long the account may take to give the key, before it is asked again. */
const patience = 10_000

/** Where one person's things can lie on this device, if they can. */
export type Place = {
  /** Resolves once the disk has been tried; the key may still be on its way. Never rejects. */
  tried: Promise<void>
  /** The disk with its key; `null` while there is none. */
  disk: () => { connection: Connection; key: CryptoKey } | null
  /** Has the key fetched from the account, where it is not here yet. */
  wantKey: () => void
  trouble: () => StorageTrouble | null
  /** Notes how the last write went; `null` for well. */
  noteWrite: (error: unknown) => void
  /** Takes away all that lies there, readable or not; never rejects. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** @param onChange is called when the key has come, or the trouble is another one. */
export function openPlace(uid: string, terms: DeviceTerms, onChange: () => void): Place {
  const closing = new AbortController()
  const { signal } = closing
  const connection = connect(uid)
  let leave: (() => void) | undefined
  let key: CryptoKey | null = null
  let isFetching = false
  let trouble: StorageTrouble | null = terms.isShared() ? 'shared' : null
  const noteTrouble = (next: StorageTrouble | null) => {
    if (next === trouble) return
    trouble = next
    onChange()
  }
  const fetchKey = async () => {
    await tried
    if (key || isFetching || trouble === 'blocked' || trouble === 'shared') return
    isFetching = true
    key = await keepTrying(
      async () => putKey(uid, await within(patience, terms.fetchKey(uid)), connection),
      signal,
      () => noteTrouble(trouble ?? 'no-key'),
    )
    if (!key) return
    trouble = null
    onChange()
  }
  const tryDisk = async () => {
    if (trouble) return
    leave = occupy(placeName(uid))
    noteTrouble(await probe(connection))
    if (trouble === 'blocked') return
    try {
      key = await keyOnDevice(uid, connection)
      const hasRows = (await connection.run((database) => database.count('rows'))) > 0
      if (hasRows) void fetchKey()
    } catch {
      noteTrouble('blocked')
    }
  }
  const tried = tryDisk()
  return {
    tried,
    disk: () => (key && !signal.aborted ? { connection, key } : null),
    wantKey: () => void fetchKey(),
    trouble: () => trouble,
    noteWrite: (error) => noteTrouble(error === null ? null : troubleIn(error)),
    empty: async () => {
      if (trouble === 'shared') return
      const clear = connection.run((database) =>
        Promise.all([database.clear('rows'), database.clear('shelf')]),
      )
      await clear.catch(() => null)
    },
    close: async () => {
      closing.abort()
      await connection.close()
      leave?.()
    },
  }
}
