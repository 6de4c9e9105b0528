import { withBreakableLock } from '#src/storage/breakableLock.ts'
import {
  foreign,
  isOutdated,
  type Found,
  type Readings,
} from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { guardUnsaved } from '#src/storage/unsavedGuard.ts'

/** A row to write. If the write failed, it is in this page's memory until a retry succeeds. */
export type Write<Row> = {
  /** `null` if it was deleted. */
  row: Row | null
  /** The row on disk when the write failed first. Any other row there is from another page. */
  replacedRow?: Row | null
  /** Data of the row that is only in memory. */
  bytes?: Blob | null
  /** Neither the disk nor this page has the bytes anymore. */
  isLost?: boolean
  /** The ID it is still stored under until the new one is written. */
  formerId?: string
}

export type Disk<Row> = {
  all: () => Promise<readonly (readonly [string, Found<Row>])[]>
  get: (id: string) => Promise<Found<Row>>
  /** Resolves once the data is durably written. Rejects if another page has changed the record since `get`. */
  write: (id: string, write: Write<Row>) => Promise<void>
}

/** Reads and writes rows under the lock. */
export type LockedRows<Row> = {
  /** Reads a row after retrying its failed writes. */
  find: (id: string) => Promise<Write<Row> | null>
  /** Writes a row and returns whether the disk accepted it. Call it after `find` if the ID may be in use. */
  put: (id: string, write: Write<Row>) => Promise<boolean>
}

/** What differs between kinds of rows. */
export type RowBehavior<Row> = {
  /** The Web Lock that guards changes. */
  lock: string
  open: (disk: NonNullable<ReturnType<LocalStore['disk']>>, readings?: Readings) => Disk<Row>
  order: (one: Row, other: Row) => number
  /** Whether a failed write is still valid, given what is on disk now. */
  isStillValid: (failedWrite: Write<Row>, rowOnDisk: Row | null) => boolean
  /** The row to write later if the write of a row that replaces another one failed. */
  rowAfterFailure?: (row: Row, replacedRow: Row) => Row
  /**
   * Repeats a write that failed, although another page has changed what it replaces.
   *
   * @param rowOnDisk what is on disk now.
   */
  merge?: (rowOnDisk: Row, failedWrite: Write<Row>, locked: LockedRows<Row>) => Promise<unknown>
  /** Whether a row survives this page although a write failed. */
  isPersisted?: (failedWrite: Write<Row>) => boolean
  /** The write that brings back a row whose disk is gone. */
  writeAfterLoss: (row: Row, failedWrite: Write<Row> | undefined) => Write<Row>
}

export type Stored<Row> = Row & { isPersisted: boolean }

/**
 * Stores encrypted rows on disk, or in memory while the disk fails. A row that can't be read, or that another build
 * has stored, isn't treated as deleted and is never overwritten; a damaged one is treated as deleted. Never rejects
 * for lack of storage.
 *
 * @param onChange called after every change.
 */
export function openDurableStore<Row>(
  localStore: LocalStore,
  behavior: RowBehavior<Row>,
  onChange: () => void,
) {
  const { lock, isStillValid, merge, rowAfterFailure = (row) => row } = behavior
  const failedWrites = new Map<string, Write<Row>>()
  /** The rows on disk when they were last read. */
  const diskRows = new Map<string, Row>()
  const unreadIds = new Set<string>()
  const setDiskRow = (id: string, row: Row | null) =>
    row ? diskRows.set(id, row) : diskRows.delete(id)
  const isAtRisk = () => [...failedWrites.values()].some(({ row }) => row !== null)
  const guard = () => guardUnsaved(lock, isAtRisk())
  const tryDisk = async <Answer>(
    work: (disk: Disk<Row>) => Promise<Answer>,
    readings?: Readings,
  ) => {
    const disk = localStore.disk()
    try {
      return disk ? await work(behavior.open(disk, readings)) : undefined
    } catch (error) {
      if (isOutdated(error)) throw error
      if (localStore.disk()) localStore.recordAnswer(error)
      return undefined
    }
  }
  const read: typeof tryDisk = async (work, readings) => {
    const found = await tryDisk(work, readings)
    // If the disk was closed in the meantime, the result is meaningless.
    return localStore.disk() ? found : undefined
  }
  const readAll = async () => {
    const rows = await read(({ all }) => all())
    if (!rows) return false
    diskRows.clear()
    for (const [id, row] of rows) if (row !== foreign) setDiskRow(id, row)
    return true
  }
  const openLocked = () => {
    const readings: Readings = new Map()
    /** Read under this lock. A read of all rows that began earlier may still change `diskRows`. */
    const rowsReadHere = new Map<string, Row | null>()
    const readRow = async (id: string) => {
      const row = await read(({ get }) => get(id), readings)
      if (row === undefined || row === foreign) unreadIds.add(id)
      else {
        unreadIds.delete(id)
        setDiskRow(id, row)
      }
      const rowOnDisk = diskRows.get(id) ?? null
      rowsReadHere.set(id, rowOnDisk)
      return rowOnDisk
    }
    const put: LockedRows<Row>['put'] = async (id, next) => {
      const rowOnDisk = (rowsReadHere.has(id) ? rowsReadHere : diskRows).get(id) ?? null
      const { replacedRow = rowOnDisk } = failedWrites.get(id) ?? {}
      const { row, formerId = id } = next
      const write = (disk: Disk<Row>) => disk.write(id, next).then(() => true)
      const isStored = !unreadIds.has(id) && (await tryDisk(write, readings)) === true
      if (isStored) {
        for (const done of [id, formerId]) {
          diskRows.delete(done)
          failedWrites.delete(done)
        }
        setDiskRow(id, row)
        rowsReadHere.set(id, row)
        localStore.recordAnswer(null)
      } else {
        failedWrites.set(formerId, { row: null })
        failedWrites.set(id, {
          ...next,
          row: row && replacedRow ? rowAfterFailure(row, replacedRow) : row,
          replacedRow,
        })
      }
      guard()
      return isStored
    }
    const retryWrite = async (id: string) => {
      const failedWrite = failedWrites.get(id)
      const isReplaced = [...failedWrites.values()].some(({ formerId }) => formerId === id)
      if (!failedWrite || isReplaced) return
      const rowOnDisk = await readRow(id)
      if (unreadIds.has(id)) return
      if (isStillValid(failedWrite, rowOnDisk)) return void (await put(id, failedWrite))
      // A row is shown until its merged successor is written.
      if (merge && rowOnDisk && failedWrite.row)
        failedWrites.set(id, { ...failedWrite, replacedRow: rowOnDisk })
      else failedWrites.delete(id)
      try {
        if (rowOnDisk) await merge?.(rowOnDisk, failedWrite, { find, put })
      } catch (error) {
        failedWrites.set(id, failedWrite)
        throw error
      }
      guard()
    }
    const find: LockedRows<Row>['find'] = async (id) => {
      await retryWrite(id)
      const rowOnDisk = await readRow(id)
      const failedWrite = failedWrites.get(id)
      return failedWrite && (failedWrite.row || isStillValid(failedWrite, rowOnDisk))
        ? failedWrite
        : rowOnDisk && { row: rowOnDisk }
    }
    return { find, put, retryWrite }
  }
  /** Runs work under the lock, again if another page has broken the lock and changed what the work has read. */
  const withRowLock = async <Result>(
    work: (locked: ReturnType<typeof openLocked>) => Promise<Result>,
  ) => {
    localStore.wantKey()
    await localStore.tried
    const repeat = async (): Promise<Result> => {
      try {
        return await work(openLocked())
      } catch (error) {
        if (isOutdated(error)) return repeat()
        throw error
      }
    }
    const result = await withBreakableLock(lock, repeat)
    onChange()
    return result
  }
  /** A read that hasn't started yet is shared by all callers. */
  let nextReading: Promise<readonly Stored<Row>[]> | null = null
  const readRows = async (): Promise<readonly Stored<Row>[]> => {
    await localStore.tried.finally(() => (nextReading = null))
    await readAll()
    const rows = new Map<string, Stored<Row>>()
    for (const [id, row] of diskRows) rows.set(id, { ...row, isPersisted: true })
    for (const [id, failedWrite] of failedWrites) {
      if (failedWrite.row)
        rows.set(id, {
          ...failedWrite.row,
          isPersisted: behavior.isPersisted?.(failedWrite) ?? false,
        })
      else if (isStillValid(failedWrite, diskRows.get(id) ?? null)) rows.delete(id)
    }
    return [...rows.values()].sort(behavior.order)
  }
  return {
    /** Runs work under the lock. */
    withRowLock,
    /** Reads all rows, no older than the call. */
    rows: () => (nextReading ??= readRows()),
    /** By ID. */
    failedWrites,
    /** Returns whether all failed writes have succeeded now. */
    retryWrites: () =>
      withRowLock(async ({ retryWrite }) => {
        if (!(await readAll())) return false
        for (const id of Array.from(failedWrites.keys())) await retryWrite(id)
        return failedWrites.size === 0
      }),
    /** Keeps the rows of a disk that was lost as failed writes. */
    moveToMemory: () => {
      for (const [id, row] of diskRows)
        failedWrites.set(id, behavior.writeAfterLoss(row, failedWrites.get(id)))
      diskRows.clear()
      guard()
    },
    /**
     * Reads the rows once more: if all storage was cleared, they are moved to memory. The second read has a new
     * connection if the first has found the old one dead.
     */
    moveToMemoryIfCleared: async () => {
      if (diskRows.size > 0 && !(await readAll())) await readAll()
    },
    /** Forgets the rows on disk. */
    forget: () => diskRows.clear(),
    /** Also forgets the rows in memory. */
    empty: () => {
      failedWrites.clear()
      diskRows.clear()
      guard()
    },
  }
}
