import type { KeptUpload, UploadRow } from '../domain/uploadRow.ts'
import { inTurn } from '../../device/locks.ts'
import { uploadsName } from '../../device/names.ts'
import type { LocalStore } from '../../device/localStore.ts'
import { encryptedFiles } from '../../device/encryptedFiles.ts'
import { guardUnsaved } from './unsavedGuard.ts'

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
  /** Brings to the disk what lies in memory only. */
  settle: () => Promise<void>
  /** Takes into memory what lay on the disk, which is there no more; what nobody has the bytes of is unreadable. */
  recall: () => void
  /** Lets go of what lies in memory as well, when all is thrown away. */
  empty: () => Promise<void>
  /** Lets go of what lies on the disk. */
  forget: () => void
}

/** What the disk did not take: a row and, where it lies nowhere else, its bytes; or that it is gone. */
type Held = {
  row: UploadRow
  bytes: Blob | null
  /** The disk has lost the bytes, and so has this page. */
  isLost?: boolean
  /** The id under which it lies on the disk, where it is safe until it lies there under its own. */
  replaced?: string
} | null

/** Files on the disk where there is one, and in memory as long as it refuses. */
export function openUploads(uid: string, localStore: LocalStore): KeptUploads {
  const held = new Map<string, Held>()
  /** What lay on the disk when it was last read. */
  const known = new Map<string, UploadRow>()
  /** Bytes that were read from the disk, as long as somebody here uses them. */
  const inUse = new Map<string, WeakRef<Blob>>()
  const files = () => {
    const disk = localStore.disk()
    return disk && encryptedFiles<UploadRow>({ ...disk, uid })
  }
  const guard = () => guardUnsaved(`${uid}/files`, [...held.values()].some(Boolean))
  const alone = async <Result>(work: () => Promise<Result>) => {
    localStore.wantKey()
    await localStore.tried
    return inTurn(uploadsName(uid), work)
  }
  const recordTrouble = (error: unknown) => {
    if (localStore.disk()) localStore.recordAnswer(error)
  }
  const readAll = async () => {
    try {
      const rows = await files()?.all()
      if (!rows || !localStore.disk()) return false
      known.clear()
      rows.forEach((row) => known.set(row.id, row))
      return true
    } catch (error) {
      recordTrouble(error)
      return false
    }
  }
  /** Whether the disk has it now as it should be. */
  const write = async (
    id: string,
    { row, bytes, replaced }: NonNullable<Held> | { row: null; bytes: null; replaced?: never },
  ) => {
    const disk = files()
    if (!disk) return false
    try {
      if (!row) await disk.remove(id)
      else if (bytes) await disk.add(row, bytes, replaced)
      else await disk.put(row)
      known.delete(replaced ?? id)
      if (row) known.set(id, row)
      localStore.recordAnswer(null)
      return true
    } catch (error) {
      recordTrouble(error)
      return false
    }
  }
  const set = async (id: string, next: Held): Promise<boolean> => {
    const replaced = held.get(id)?.replaced
    const isKept = await write(id, next ?? { row: null, bytes: null })
    if (!isKept) held.set(id, next)
    else for (const done of [id, next?.replaced ?? id]) held.delete(done)
    guard()
    if (replaced && !next) await set(replaced, null)
    return isKept
  }
  const isReplaced = (id: string) => [...held.values()].some((mine) => mine?.replaced === id)
  /** What another page has taken away meanwhile does not come back; and what this one has lost, another may have saved. */
  const settleOne = async (id: string, mine: Held) => {
    if (isReplaced(id)) return
    if (mine && !mine.bytes && known.has(id) === (mine.isLost ?? false)) held.delete(id)
    else await set(id, mine)
  }
  const find = async (id: string): Promise<Held> => {
    const mine = held.get(id)
    if (mine !== undefined) return mine
    await readAll()
    const row = known.get(id)
    return row ? { row, bytes: null } : null
  }
  return {
    rows: async () => {
      await localStore.tried
      await readAll()
      return lay(known, held)
    },
    add: (row, bytes) =>
      alone(async () => ({ ...row, isLasting: await set(row.id, { row, bytes }) })),
    bytes: async (id) => {
      const mine = held.get(id)
      if (mine === null) return null
      if (mine?.bytes) return mine.bytes
      const read = await files()
        ?.bytes(id)
        .catch(() => null)
      if (read) inUse.set(id, new WeakRef(read))
      return read ?? null
    },
    update: (id, change) =>
      alone(async () => {
        const found = await find(id)
        if (!found) return
        const row = change(found.row)
        await set(id, row && { ...found, row })
      }),
    rename: (id, nextId, bytes) =>
      alone(async () => {
        const found = await find(id)
        if (!found) return
        const { replaced = id } = found
        held.delete(id)
        held.set(replaced, null)
        await set(nextId, { row: { ...found.row, id: nextId, isSent: false }, bytes, replaced })
      }),
    settle: () =>
      alone(async () => {
        if (held.size === 0 || !(await readAll())) return
        for (const [id, mine] of Array.from(held)) await settleOne(id, mine)
        guard()
      }),
    recall: () => {
      for (const [id, onDisk] of known) {
        const mine = held.get(id)
        if (mine === null || mine?.bytes) continue
        const { row } = mine ?? { row: onDisk }
        const bytes = inUse.get(id)?.deref() ?? null
        const unreadable = { row: { ...row, refusal: 'unreadable' }, bytes, isLost: true } as const
        held.set(id, bytes ? { row, bytes } : unreadable)
      }
      known.clear()
      guard()
    },
    empty: async () => {
      held.clear()
      known.clear()
      guard()
    },
    forget: () => known.clear(),
  }
}

function lay(
  known: ReadonlyMap<string, UploadRow>,
  held: ReadonlyMap<string, Held>,
): readonly KeptUpload[] {
  const rows = new Map<string, KeptUpload>()
  for (const [id, row] of known) rows.set(id, { ...row, isLasting: true })
  for (const [id, mine] of held) {
    if (mine) rows.set(id, { ...mine.row, isLasting: !mine.bytes && !mine.isLost })
    else rows.delete(id)
  }
  return [...rows.values()].sort((one, other) => one.addedAt - other.addedAt)
}
