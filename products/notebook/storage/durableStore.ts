import { withBreakableLock } from '#src/storage/breakableLock.ts'
import {
  foreign,
  isOutdated,
  type Found,
  type Readings,
} from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { guardUnsaved } from '#src/storage/unsavedGuard.ts'

/** A row that the disk didn't accept, in this page's memory. */
export type Pending<Row> = {
  /** `null` if it was deleted. */
  row: Row | null
  /** The row on disk when the first write failed. Any other row there is from another page. */
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
  write: (id: string, next: Pending<Row>) => Promise<void>
}

/** Reads and writes rows under the lock. */
export type LockedRows<Row> = {
  /** Reads a row after retrying its failed writes. */
  find: (id: string) => Promise<Pending<Row> | null>
  /** Writes a row and returns whether the disk accepted it. Call it after `find` if the ID may be in use. */
  put: (id: string, next: Pending<Row>) => Promise<boolean>
}

/** What differs between kinds of rows. */
export type RowBehavior<Row> = {
  /** The Web Lock that guards changes. */
  lock: string
  open: (disk: NonNullable<ReturnType<LocalStore['disk']>>, readings?: Readings) => Disk<Row>
  order: (one: Row, other: Row) => number
  /** Whether a failed write is still valid, given what is on disk now. */
  isOurs: (pending: Pending<Row>, rowOnDisk: Row | null) => boolean
  /** What to keep of a row that replaces another one, if the disk refuses it. */
  keptIfRefused?: (row: Row, replacedRow: Row) => Row
  /**
   * Repeats a write that failed, although another page has changed or removed what it replaces.
   *
   * @param rowOnDisk what is on disk now.
   */
  join?: (rowOnDisk: Row, pendingRow: Pending<Row>, locked: LockedRows<Row>) => Promise<unknown>
  /** Whether a row survives this page although a write failed. */
  isPersisted?: (pending: Pending<Row>) => boolean
  /** The pending entry for a row whose disk is gone. */
  recalled: (row: Row, pending: Pending<Row> | undefined) => Pending<Row>
}

export type Kept<Row> = Row & { isPersisted: boolean }

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
  const { lock, isOurs, join, keptIfRefused = (row) => row } = behavior
  const pending = new Map<string, Pending<Row>>()
  /** The rows on disk when they were last read. */
  const known = new Map<string, Row>()
  const unread = new Set<string>()
  const setKnown = (id: string, row: Row | null) => (row ? known.set(id, row) : known.delete(id))
  const isAtRisk = () => [...pending.values()].some(({ row }) => row !== null)
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
    known.clear()
    for (const [id, row] of rows) if (row !== foreign) setKnown(id, row)
    return true
  }
  const openLocked = () => {
    const readings: Readings = new Map()
    /** What this work has read. A read of all rows that began earlier may still change `known`. */
    const onDisk = new Map<string, Row | null>()
    const readRow = async (id: string) => {
      const row = await read(({ get }) => get(id), readings)
      if (row === undefined || row === foreign) unread.add(id)
      else {
        unread.delete(id)
        setKnown(id, row)
      }
      const rowOnDisk = known.get(id) ?? null
      onDisk.set(id, rowOnDisk)
      return rowOnDisk
    }
    const put: LockedRows<Row>['put'] = async (id, next) => {
      const rowOnDisk = (onDisk.has(id) ? onDisk : known).get(id) ?? null
      const { replacedRow = rowOnDisk } = pending.get(id) ?? {}
      const { row, formerId = id } = next
      const write = (disk: Disk<Row>) => disk.write(id, next).then(() => true)
      const isStored = !unread.has(id) && (await tryDisk(write, readings)) === true
      if (isStored) {
        for (const done of [id, formerId]) {
          known.delete(done)
          pending.delete(done)
        }
        setKnown(id, row)
        onDisk.set(id, row)
        localStore.recordAnswer(null)
      } else {
        pending.set(formerId, { row: null })
        pending.set(id, {
          ...next,
          row: row && replacedRow ? keptIfRefused(row, replacedRow) : row,
          replacedRow,
        })
      }
      guard()
      return isStored
    }
    const retryRow = async (id: string) => {
      const pendingRow = pending.get(id)
      const isReplaced = [...pending.values()].some(({ formerId }) => formerId === id)
      if (!pendingRow || isReplaced) return
      const rowOnDisk = await readRow(id)
      if (unread.has(id)) return
      if (isOurs(pendingRow, rowOnDisk)) return void (await put(id, pendingRow))
      // A row is shown until its merged successor is written.
      if (join && rowOnDisk && pendingRow.row)
        pending.set(id, { ...pendingRow, replacedRow: rowOnDisk })
      else pending.delete(id)
      try {
        if (rowOnDisk) await join?.(rowOnDisk, pendingRow, { find, put })
      } catch (error) {
        pending.set(id, pendingRow)
        throw error
      }
      guard()
    }
    const find: LockedRows<Row>['find'] = async (id) => {
      await retryRow(id)
      const rowOnDisk = await readRow(id)
      const pendingRow = pending.get(id)
      return pendingRow && (pendingRow.row || isOurs(pendingRow, rowOnDisk))
        ? pendingRow
        : rowOnDisk && { row: rowOnDisk }
    }
    return { find, put, retryRow }
  }
  /** Runs work under the lock, again if another page has broken the lock and changed what the work has read. */
  const alone = async <Result>(
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
  let nextReading: Promise<readonly Kept<Row>[]> | null = null
  const readRows = async (): Promise<readonly Kept<Row>[]> => {
    await localStore.tried.finally(() => (nextReading = null))
    await readAll()
    const rows = new Map<string, Kept<Row>>()
    for (const [id, row] of known) rows.set(id, { ...row, isPersisted: true })
    for (const [id, pendingRow] of pending) {
      if (pendingRow.row)
        rows.set(id, {
          ...pendingRow.row,
          isPersisted: behavior.isPersisted?.(pendingRow) ?? false,
        })
      else if (isOurs(pendingRow, known.get(id) ?? null)) rows.delete(id)
    }
    return [...rows.values()].sort(behavior.order)
  }
  return {
    /** Runs work under the lock. */
    alone,
    /** Reads all rows, no older than the call. */
    rows: () => (nextReading ??= readRows()),
    /** Rows that the disk didn't accept, by ID. */
    pending,
    /** Retries all failed writes. Returns whether all of them succeeded. */
    settle: () =>
      alone(async ({ retryRow }) => {
        if (!(await readAll())) return false
        for (const id of Array.from(pending.keys())) await retryRow(id)
        return pending.size === 0
      }),
    /** Moves rows to memory after the disk was lost. */
    recall: () => {
      for (const [id, row] of known) pending.set(id, behavior.recalled(row, pending.get(id)))
      known.clear()
      guard()
    },
    /**
     * Reads the rows once more: if all storage was cleared, they are moved to memory, see `recall`. The second read
     * has a new connection if the first has found the old one dead.
     */
    recallIfCleared: async () => {
      if (known.size > 0 && !(await readAll())) await readAll()
    },
    /** Forgets the rows on disk. */
    forget: () => known.clear(),
    /** Also forgets the rows in memory. */
    empty: () => {
      pending.clear()
      known.clear()
      guard()
    },
  }
}
