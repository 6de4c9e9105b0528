import { encryptedFiles } from '../../device/encryptedFiles.ts'
import type { LocalStore } from '../../device/localStore.ts'
import { uploadsName } from '../../device/names.ts'
import type { KeptUpload, UploadRow } from '../domain/uploadRow.ts'
import { openDurableStore } from './durableStore.ts'

/**
 * Files waiting for the server, as this device stores them. Like the rows of notes they are
 * encrypted and outlive the session, and nothing rejects for lack of storage.
 */
export type Uploads = {
  /** The one that was added first comes first. */
  rows: () => Promise<readonly KeptUpload[]>
  /** Keeps a file with its bytes; resolves once both are on the disk, or in memory where there is none. */
  add: (row: UploadRow, bytes: Blob) => Promise<KeptUpload>
  /** The bytes of a file; `null` where they cannot be read any more. */
  bytes: (fileId: string) => Promise<Blob | null>
  /** Puts a file under another id as one step, if its row is still there. On a disk that is full it stays under the old one as well. */
  rename: (fileId: string, nextId: string, bytes: Blob) => Promise<void>
  /** Replaces a row as one step that no other tab comes between, or removes it and its bytes. */
  update: (fileId: string, change: (row: UploadRow) => UploadRow | null) => Promise<void>
}

export type KeptUploads = Uploads & {
  /** Brings to the disk what lies in memory only; says whether nothing is left there. */
  settle: () => Promise<boolean>
  /** Takes into memory what lay on the disk, which is there no more; what nobody has the bytes of is unreadable. */
  recall: () => void
  /** Lets go of what lies in memory as well, when all is thrown away. */
  empty: () => void
  /** Lets go of what lies on the disk. */
  forget: () => void
}

/** @param onChange is called after every change. */
export function openUploads(
  uid: string,
  localStore: LocalStore,
  onChange: () => void,
): KeptUploads {
  /** Bytes that were read from the disk, as long as somebody here uses them. */
  const inUse = new Map<string, WeakRef<Blob>>()
  const store = openDurableStore<UploadRow>(
    localStore,
    {
      lock: uploadsName(uid),
      open: (disk) => encryptedFiles<UploadRow>({ ...disk, uid }),
      order: (one, other) => one.addedAt - other.addedAt,
      // What another page has taken away does not come back; and what this one has lost, another may have saved.
      isOurs: ({ row, bytes, isLost = false }, below) =>
        !row || Boolean(bytes) || (below === null) === isLost,
      isLasting: ({ bytes, isLost }) => !bytes && !isLost,
      recalled: (onDisk, mine) => {
        if (mine && (mine.bytes || !mine.row)) return mine
        const row = mine?.row ?? onDisk
        const bytes = inUse.get(row.id)?.deref()
        return bytes ? { row, bytes } : { row: { ...row, refusal: 'unreadable' }, isLost: true }
      },
    },
    onChange,
  )
  const { alone, find, put, pending } = store
  return {
    ...store,
    add: (row, bytes) =>
      alone(async () => ({ ...row, isLasting: await put(row.id, { row, bytes }) })),
    bytes: async (id) => {
      const mine = pending.get(id)
      if (mine?.bytes || mine?.row === null) return mine.bytes ?? null
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
      alone(async () => {
        const found = await find(id)
        if (!found?.row) return
        const row = change(found.row)
        await put(id, row ? { ...found, row } : { row })
        if (found.replaced && !row) await put(found.replaced, { row })
      }),
    rename: (id, nextId, bytes) =>
      alone(async () => {
        const found = await find(id)
        if (!found?.row) return
        const { row, replaced = id } = found
        pending.delete(id)
        await put(nextId, { row: { ...row, id: nextId, isSent: false }, bytes, replaced })
      }),
  }
}
