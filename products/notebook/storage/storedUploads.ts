import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { isUploadRow, type UploadWithStatus, type UploadRow } from '../domain/files/uploadRow.ts'
import { openEncryptedFiles } from './encryptedFiles.ts'
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
  const bytesInUse = new Map<string, WeakRef<Blob>>()
  const store = openDurableStore<UploadRow>(
    localStore,
    {
      lock: uploadsLockName(uid),
      openDisk: (disk, { readVectors }) =>
        openEncryptedFiles<UploadRow>({ ...disk, uid, readVectors, hasKnownShape: isUploadRow }),
      order: (one, other) => one.addedAt - other.addedAt,
      canRetryUnchanged: ({ row, bytes }, rowOnDisk) => {
        if (!row || bytes instanceof Blob) return true
        // A file whose bytes are lost here may have been saved by another tab.
        if (bytes === 'lost') return rowOnDisk === null
        // A file that another tab removed must not return.
        return rowOnDisk !== null
      },
      isPersisted: ({ bytes }) => bytes === undefined,
      writeToRestore: (diskRow, failedWrite) => {
        if (failedWrite?.bytes instanceof Blob || failedWrite?.row === null) return failedWrite
        const row = failedWrite?.row ?? diskRow
        const bytes = bytesInUse.get(row.id)?.deref()
        return bytes ? { row, bytes } : { row: { ...row, refusal: 'unreadable' }, bytes: 'lost' }
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
      const { row, bytes } = failedWrites.get(id) ?? {}
      if (bytes instanceof Blob) return bytes
      if (row === null) return null
      const disk = localStore.disk()
      const read =
        disk &&
        (await openEncryptedFiles({ ...disk, uid })
          .bytes(id)
          .catch(() => null))
      if (read) bytesInUse.set(id, new WeakRef(read))
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
