import {
  unreadable,
  isOutdated,
  type Decrypted,
  type Found,
  type ReadVectors,
} from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'

export type Write<Row> = {
  /** `null` if the row was deleted. */
  row: Row | null
  /** Data of the row that isn't on disk yet; `lost` if neither the disk nor this tab has it anymore. */
  bytes?: Blob | 'lost'
}

export type Disk<Row> = {
  all: () => Promise<readonly (readonly [string, Found<Row>])[]>
  get: (id: string) => Promise<Found<Row>>
  /** Resolves once the data is durably written. Rejects if another tab has changed the record since `get`. */
  write: (id: string, write: Write<Row>) => Promise<void>
}

export type OpenDisk<Row> = (
  disk: NonNullable<ReturnType<LocalStore['disk']>>,
  memory: { decrypted: Decrypted<Row>; readVectors: ReadVectors | undefined },
) => Disk<Row>

/** Reads and writes rows under a lock. What another tab has changed since it was read is never overwritten. */
export type DiskTurn<Row> = {
  /** The row on disk; while it can't be read, what it was before. */
  read: (id: string) => Promise<Row | null>
  /** The row on disk, as it was read or written last. */
  lastRead: (id: string) => Row | null
  /** Whether the row couldn't be read, or is another build's. It isn't overwritten. */
  isUnreadable: (id: string) => boolean
  /** Returns whether the disk accepted it; throws an error for `isOutdated`. */
  write: (id: string, write: Write<Row>) => Promise<boolean>
}

/** The encrypted rows on this device's disk, and in memory what was read of them last. Only `write` can reject. */
export function openDiskRows<Row>(localStore: LocalStore, open: OpenDisk<Row>) {
  const lastRead = new Map<string, Row>()
  const decrypted: Decrypted<Row> = new Map()
  const unreadableIds = new Set<string>()
  /** How often each row was read or written by itself: a read of all rows that began earlier may be older. */
  const readCounts = new Map<string, number>()
  const setLastRead = (id: string, row: Row | null) => {
    readCounts.set(id, (readCounts.get(id) ?? 0) + 1)
    if (row) lastRead.set(id, row)
    else lastRead.delete(id)
  }
  const tryDisk = async <Answer>(
    work: (disk: Disk<Row>) => Promise<Answer>,
    readVectors?: ReadVectors,
  ) => {
    const disk = localStore.disk()
    try {
      return disk ? await work(open(disk, { decrypted, readVectors })) : undefined
    } catch (error) {
      if (isOutdated(error)) throw error
      if (localStore.disk()) localStore.recordResult(error)
      return undefined
    }
  }
  const readDisk: typeof tryDisk = async (work, readVectors) => {
    const found = await tryDisk(work, readVectors)
    // If the disk was closed in the meantime, the result is meaningless.
    return localStore.disk() ? found : undefined
  }
  const lockedDisk = (): DiskTurn<Row> => {
    const readVectors: ReadVectors = new Map()
    /** Read in this turn. A read of all rows may still change `lastRead`. */
    const readInTurn = new Map<string, Row | null>()
    /** Couldn't be read. Not retried in this turn: its earlier steps would overwrite what is found. */
    const unreadableInTurn = new Set<string>()
    const isUnreadable = (id: string) => unreadableInTurn.has(id) || unreadableIds.has(id)
    return {
      read: async (id) => {
        if (unreadableInTurn.has(id)) return readInTurn.get(id) ?? null
        const row = await readDisk(({ get }) => get(id), readVectors)
        if (row === undefined || row === unreadable) {
          unreadableIds.add(id)
          unreadableInTurn.add(id)
        } else {
          unreadableIds.delete(id)
          setLastRead(id, row)
        }
        const rowOnDisk = lastRead.get(id) ?? null
        readInTurn.set(id, rowOnDisk)
        return rowOnDisk
      },
      lastRead: (id) => (readInTurn.has(id) ? readInTurn : lastRead).get(id) ?? null,
      isUnreadable,
      write: async (id, next) => {
        if (isUnreadable(id)) return false
        const isWritten = await tryDisk(
          (disk) => disk.write(id, next).then(() => true),
          readVectors,
        )
        if (!isWritten) return false
        setLastRead(id, next.row)
        readInTurn.set(id, next.row)
        localStore.recordResult(null)
        return true
      },
    }
  }
  return {
    /** By ID. */
    lastRead,
    /** Reads all rows. Returns whether the disk answered. */
    readAll: async () => {
      const before = new Map(readCounts)
      const rows = await readDisk(({ all }) => all())
      if (!rows) return false
      const found = new Map(rows)
      for (const id of new Set([...lastRead.keys(), ...found.keys()])) {
        if (readCounts.get(id) !== before.get(id)) continue
        const row = found.get(id) ?? null
        if (row === null || row === unreadable) lastRead.delete(id)
        else lastRead.set(id, row)
      }
      return true
    },
    lockedDisk,
    /** Forgets what was read. */
    forget: () => {
      lastRead.clear()
      decrypted.clear()
    },
  }
}
