import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { isUploadRow, type UploadWithStatus, type UploadRow } from '../domain/files/uploadRow.ts'
import { encryptedFiles } from './encryptedFiles.ts'
import { uploadsLockName } from './lockNames.ts'
import { openDurableStore } from './sync/durableStore.ts'

/**
 * Files waiting to be uploaded, as this device stores them. Like the rows of notes, they are encrypted and outlive
 * the session; nothing rejects for lack of storage.
 */
export type Uploads = {
  /** The oldest first. */
  rows: () => Promise<readonly UploadWithStatus[]>
  /** Stores a file with its bytes; resolves once both are on disk, or in memory if there is no disk. */
  add: (row: UploadRow, bytes: Blob) => Promise<UploadWithStatus>
  /** The bytes of a file; `null` if they can no longer be read. */
  bytes: (fileId: string) => Promise<Blob | null>
  /** Replaces a row in one step that no other tab can interrupt; `null` removes it with its bytes. */
  update: (fileId: string, change: (row: UploadRow) => UploadRow | null) => Promise<void>
}

/** @param onChange is called after every change. */
export function openUploads(uid: string, localStore: LocalStore, onChange: () => void) {
  /** Bytes that are on disk and still in use in this tab. */
  const inUse = new Map<string, WeakRef<Blob>>()
  const store = openDurableStore<UploadRow>(
    localStore,
    {
      lock: uploadsLockName(uid),
      open: (disk, readVectors) =>
        encryptedFiles<UploadRow>({ ...disk, uid, readVectors, isKnown: isUploadRow }),
      order: (one, other) => one.addedAt - other.addedAt,
      // A file that another tab removed must not return; a file lost here may have been saved by another tab.
      canRetryUnchanged: ({ row, bytes }, rowOnDisk) =>
        !row || Boolean(bytes) || (rowOnDisk === null) === (bytes === null),
      isPersisted: ({ bytes }) => bytes === undefined,
      writeForLostRow: (diskRow, failedWrite) => {
        if (failedWrite && (failedWrite.bytes || !failedWrite.row)) return failedWrite
        const row = failedWrite?.row ?? diskRow
        const bytes = inUse.get(row.id)?.deref() ?? null
        return { row: bytes ? row : { ...row, refusal: 'unreadable' }, bytes }
      },
    },
    onChange,
  )
  const { withRowLock, failedWrites } = store
  const uploads: Uploads = {
    rows: store.rows,
    add: (row, bytes) =>
      withRowLock(async ({ put }) => ({ ...row, isPersisted: await put(row.id, { row, bytes }) })),
    bytes: async (id) => {
      const failedWrite = failedWrites.get(id)
      if (failedWrite?.bytes || failedWrite?.row === null) return failedWrite.bytes ?? null
      const disk = localStore.disk()
      const read =
        disk &&
        (await encryptedFiles({ ...disk, uid })
          .bytes(id)
          .catch(() => null))
      if (read) inUse.set(id, new WeakRef(read))
      return read ?? null
    },
    update: (id, change) =>
      withRowLock(async ({ find, put }) => {
        const found = await find(id)
        if (!found?.row) return
        const row = change(found.row)
        await put(id, row ? { ...found, row } : { row })
      }),
  }
  return {
    ...store,
    ...uploads,
    retryWrites: async () => {
      if (failedWrites.size > 0) return store.retryWrites()
      // The disk, which the outbox has just read, may hold files that couldn't be read before.
      onChange()
      return true
    },
  }
}
