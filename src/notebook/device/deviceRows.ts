import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import type { LocalStore } from '../../device/localStore.ts'
import { encryptedStore } from '../../device/encryptedStore.ts'
import { guardUnsaved } from './unsavedGuard.ts'

type Meet = (below: OutboxRow, mine: OutboxRow) => Promise<unknown>

export type DeviceRows = {
  all: () => Promise<readonly KeptRow[]>
  get: (noteId: string) => Promise<OutboxRow | null>
  /** Puts a row, or takes it away with `null`, where `get` could see what is there; says whether the disk took it. */
  set: (noteId: string, row: OutboxRow | null) => Promise<boolean>
  /** Takes into memory what lay on the disk, which is there no more. */
  recall: () => void
  /** Lets go of what lies on the disk as well. */
  forget: () => void
  /**
   * Tries the disk again, for one note or for all; where another page has put something there since, or
   * had when nobody could read it, `meet` joins the two.
   */
  settle: (meet: Meet, noteId?: string) => Promise<void>
  /** Takes all rows away, readable or not. */
  empty: () => Promise<void>
}

/**
 * Rows on the disk where there is one, and in memory as long as it refuses. What the disk did not give is
 * never taken for gone, and never written over. What it gave and no key opens counts as gone. Never rejects.
 */
export function openRows(uid: string, localStore: LocalStore): DeviceRows {
  const patches = new Map<string, Patch>()
  /** What lay on the disk when it was last read. */
  const known = new Map<string, OutboxRow>()
  const unread = new Set<string>()
  const know = (noteId: string, row: OutboxRow | null) =>
    row ? known.set(noteId, row) : known.delete(noteId)
  const guard = () => {
    const rows = Array.from(patches.values(), ({ row }) => row)
    guardUnsaved(uid, rows.some(Boolean))
  }
  const store = () => {
    const disk = localStore.disk()
    return disk && encryptedStore<OutboxRow>({ ...disk, store: 'rows', uid })
  }
  const recordTrouble = (error: unknown) => {
    if (localStore.disk()) localStore.recordAnswer(error)
  }
  const look = async (noteId: string) => {
    try {
      const disk = store()
      if (!disk) throw new Error('There is no disk.')
      know(noteId, await disk.get(noteId))
      unread.delete(noteId)
    } catch (error) {
      unread.add(noteId)
      recordTrouble(error)
    }
    return known.get(noteId) ?? null
  }
  const readAll = async () => {
    try {
      const rows = await store()?.all()
      if (!rows || !localStore.disk()) return false
      known.clear()
      rows.forEach((row) => know(row.noteId, row))
      return true
    } catch (error) {
      recordTrouble(error)
      return false
    }
  }
  const set = async (noteId: string, row: OutboxRow | null) => {
    const disk = unread.has(noteId) ? null : store()
    try {
      if (!disk) throw new Error('Nothing may be written.')
      await (row ? disk.put(noteId, row) : disk.remove(noteId))
      patches.delete(noteId)
      know(noteId, row)
      localStore.recordAnswer(null)
      return true
    } catch (error) {
      const { replaces = known.get(noteId)?.edit.opId ?? null } = patches.get(noteId) ?? {}
      patches.set(noteId, { row, replaces })
      if (disk) recordTrouble(error)
      return false
    } finally {
      guard()
    }
  }
  const settleOne = async (meet: Meet, noteId: string) => {
    const patch = patches.get(noteId)
    const below = patch && (await look(noteId))
    if (!patch || unread.has(noteId)) return
    if (!below || fits(patch, below)) return void (await set(noteId, patch.row))
    patches.delete(noteId)
    if (patch.row) await meet(below, patch.row)
  }
  return {
    all: async () => {
      await readAll()
      return lay(patches, [...known.values()])
    },
    get: async (noteId) => {
      const below = await look(noteId)
      const patch = patches.get(noteId)
      return patch && (patch.row || fits(patch, below)) ? patch.row : below
    },
    set,
    empty: async () => {
      patches.clear()
      known.clear()
      guard()
      await localStore.empty()
    },
    recall: () => {
      for (const [noteId, row] of known) {
        if (!patches.has(noteId)) patches.set(noteId, { row, replaces: null })
      }
      guard()
    },
    forget: () => known.clear(),
    settle: async (meet, noteId) => {
      if (noteId) return settleOne(meet, noteId)
      if (!(await readAll())) return
      for (const one of Array.from(patches.keys())) await settleOne(meet, one)
      if (patches.size === 0) localStore.recordAnswer(null)
    },
  }
}

/** What this page knows better than the disk, because the disk did not take it: a row, or that it is gone. */
export type Patch = {
  row: OutboxRow | null
  /** The edit that was on disk then; a different one there came from another page. */
  replaces: string | null
}

/** Whether the disk still has what the patch was put over. */
function fits(patch: Patch, below: OutboxRow | undefined | null): boolean {
  return !below || below.edit.opId === patch.replaces
}

/** All rows as they are, the latest edit first. */
export function lay(
  patches: ReadonlyMap<string, Patch>,
  onDisk: readonly OutboxRow[],
): readonly KeptRow[] {
  const rows = new Map(onDisk.map((row) => [row.noteId, { ...row, isLasting: true }]))
  for (const [noteId, patch] of patches) {
    if (patch.row) rows.set(noteId, { ...patch.row, isLasting: false })
    else if (fits(patch, rows.get(noteId))) rows.delete(noteId)
  }
  return [...rows.values()].sort((a, b) => b.edit.savedAt - a.edit.savedAt)
}
