import { isOutdated } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { warnBeforeClosing } from '#src/storage/tabs/warnBeforeClosing.ts'
import type { WithStatus } from '../../domain/sync/outboxRow.ts'
import { openDiskRows, type DiskTurn, type OpenDisk, type Write } from './diskRows.ts'

/** A write that the disk hasn't accepted. It is in this tab's memory until a retry succeeds. */
export type FailedWrite<Row> = Write<Row> & {
  /** The row on disk when the write failed first. Any other row there is from another tab. */
  replacedRow?: Row | null
}

export type LockedRows<Row> = {
  /** Reads a row after retrying its failed writes. */
  find: (id: string) => Promise<Write<Row> | null>
  /** Writes a row and returns whether the disk accepted it. Call it after `find` if the ID may be in use. */
  put: (id: string, write: Write<Row>) => Promise<boolean>
}

/** How a failed write is repeated although another tab has changed what it replaces. */
export type Merging<Row> = {
  /** The row to write later if the disk refused to replace a row with it. */
  rowAfterFailure: (row: Row, replacedRow: Row) => Row
  /** Writes a row merged with what is on disk now. It must not find the same ID. */
  merge: (rowOnDisk: Row, row: Row, locked: LockedRows<Row>) => Promise<unknown>
}

/** Options for one kind of row. */
export type DurableStoreOptions<Row> = {
  /** The Web Lock that guards changes. */
  lock: string
  openDisk: OpenDisk<Row>
  order: (one: Row, other: Row) => number
  /** Whether a failed write may be repeated as it is, given what is on disk now. */
  canRetryUnchanged: (failedWrite: FailedWrite<Row>, rowOnDisk: Row | null) => boolean
  /** For rows that several tabs change. Without it, a failed write that may not be repeated is dropped. */
  merging?: Merging<Row>
  /** Whether a row survives this tab although a write failed. */
  isPersisted?: (failedWrite: FailedWrite<Row>) => boolean
  /** The write that brings back a row whose disk is gone. */
  writeToRestore: (row: Row, failedWrite: FailedWrite<Row> | undefined) => FailedWrite<Row>
}

/**
 * Stores encrypted rows on disk, or in memory while the disk fails. A row that can't be read, or that another build
 * has stored, isn't treated as deleted and is never overwritten; a damaged one is treated as deleted. Never rejects
 * for lack of storage.
 *
 * @param onChange called after every change.
 */
export function openDurableStore<Row>(
  localStore: LocalStore,
  options: DurableStoreOptions<Row>,
  onChange: () => void,
) {
  const { lock, canRetryUnchanged, merging } = options
  const diskRows = openDiskRows(localStore, options.openDisk)
  const failedWrites = new Map<string, FailedWrite<Row>>()
  const isAtRisk = () => [...failedWrites.values()].some(({ row }) => row !== null)
  const updateCloseWarning = () => warnBeforeClosing(lock, isAtRisk())
  const lockedRows = (disk: DiskTurn<Row>) => {
    const put: LockedRows<Row>['put'] = (id, next) => {
      const { replacedRow = disk.lastRead(id) } = failedWrites.get(id) ?? {}
      return write(id, next, replacedRow)
    }
    const write = async (id: string, next: Write<Row>, replacedRow: Row | null) => {
      const { row } = next
      const isStored = await disk.write(id, next)
      if (isStored) failedWrites.delete(id)
      else {
        // After a removal, a new row isn't based on the one on disk.
        const containsReplacedRow = row && replacedRow && failedWrites.get(id)?.row !== null
        const laterRow =
          containsReplacedRow && merging ? merging.rowAfterFailure(row, replacedRow) : row
        failedWrites.set(id, { ...next, row: laterRow, replacedRow })
      }
      updateCloseWarning()
      return isStored
    }
    /**
     * Retries a failed write:
     * - If the row on disk can't be read, the write stays failed.
     * - If the row on disk is still the one that it replaces, or is gone, it is written.
     * - If another tab has changed that row, both are merged. Until the result is written, the failed write is shown.
     * - A removal, or a write without `merging`, is dropped, and the other tab's row stays.
     */
    const retryWrite = async (id: string) => {
      const failedWrite = failedWrites.get(id)
      if (!failedWrite) return
      const rowOnDisk = await disk.read(id)
      if (disk.isUnreadable(id)) return
      if (canRetryUnchanged(failedWrite, rowOnDisk)) return void (await put(id, failedWrite))
      const { row } = failedWrite
      // The merged row contains the one on disk now, whatever the failed write was to replace.
      const putMerged: LockedRows<Row>['put'] = (mergedId, next) =>
        write(mergedId, next, disk.lastRead(mergedId))
      if (row && rowOnDisk) await merging?.merge(rowOnDisk, row, { find, put: putMerged })
      if (failedWrites.get(id) === failedWrite) failedWrites.delete(id)
      updateCloseWarning()
    }
    const find: LockedRows<Row>['find'] = async (id) => {
      await retryWrite(id)
      const rowOnDisk = await disk.read(id)
      const failedWrite = failedWrites.get(id)
      return failedWrite && (failedWrite.row || canRetryUnchanged(failedWrite, rowOnDisk))
        ? failedWrite
        : rowOnDisk && { row: rowOnDisk }
    }
    return { find, put, retryWrite }
  }
  /** Runs work under the lock, again if another tab has broken the lock and changed what the work has read. */
  const withRowLock = async <Result>(
    work: (locked: ReturnType<typeof lockedRows>) => Promise<Result>,
  ) => {
    localStore.fetchKeyIfMissing()
    await localStore.tried
    const repeat = async (): Promise<Result> => {
      try {
        return await work(lockedRows(diskRows.lockedDisk()))
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
  let nextReading: Promise<readonly WithStatus<Row>[]> | null = null
  const readRows = async (): Promise<readonly WithStatus<Row>[]> => {
    await localStore.tried.finally(() => (nextReading = null))
    await diskRows.readAll()
    const rows = new Map<string, WithStatus<Row>>()
    for (const [id, row] of diskRows.lastRead) rows.set(id, { ...row, isPersisted: true })
    for (const [id, failedWrite] of failedWrites) {
      if (failedWrite.row)
        rows.set(id, {
          ...failedWrite.row,
          isPersisted: options.isPersisted?.(failedWrite) ?? false,
        })
      else if (canRetryUnchanged(failedWrite, diskRows.lastRead.get(id) ?? null)) rows.delete(id)
    }
    return [...rows.values()].sort(options.order)
  }
  return {
    withRowLock,
    /** Reads all rows, no older than the call. */
    rows: () => (nextReading ??= readRows()),
    /** By ID. */
    failedWrites,
    /** Returns whether all failed writes have succeeded now. */
    retryWrites: () =>
      withRowLock(async ({ retryWrite }) => {
        if (!(await diskRows.readAll())) return false
        for (const id of Array.from(failedWrites.keys())) await retryWrite(id)
        return failedWrites.size === 0
      }),
    /** Keeps the rows of a disk that was lost as failed writes. */
    moveToMemory: () => {
      for (const [id, row] of diskRows.lastRead)
        failedWrites.set(id, options.writeToRestore(row, failedWrites.get(id)))
      diskRows.forget()
      updateCloseWarning()
    },
    /**
     * Reads the rows once more: if all storage was cleared, they are moved to memory. The second read has a new
     * connection if the first has found the old one dead.
     */
    moveToMemoryIfCleared: async () => {
      if (diskRows.lastRead.size > 0 && !(await diskRows.readAll())) await diskRows.readAll()
    },
    /** Forgets what was read from disk. Failed writes stay. */
    clearLastRead: diskRows.forget,
    /** Forgets failed writes, too. */
    forgetAll: () => {
      failedWrites.clear()
      diskRows.forget()
      updateCloseWarning()
    },
  }
}
