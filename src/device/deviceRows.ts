import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import { fits, lay, type Patch } from './overlay.ts'
import type { Place } from './place.ts'
import { sealedDrawer } from './sealedDrawer.ts'
import { guardUnsaved } from './unsavedGuard.ts'

export type DeviceRows = {
  all: () => Promise<readonly KeptRow[]>
  get: (noteId: string) => Promise<OutboxRow | null>
  /** Puts a row, or takes it away with `null`; says whether the disk took it. */
  set: (noteId: string, row: OutboxRow | null) => Promise<boolean>
  /** Takes into memory what lay on the disk, which is there no more. */
  recall: () => void
  /** Tries the disk again; where another page has put something there since, `meet` joins the two. */
  settle: (meet: (below: OutboxRow, mine: OutboxRow) => Promise<unknown>) => Promise<void>
  /** Takes all rows away, readable or not. */
  empty: () => Promise<void>
}

/** Rows on the disk where there is one, and in memory as long as it refuses. Never rejects. */
export function openRows(uid: string, place: Place): DeviceRows {
  const patches = new Map<string, Patch>()
  const known = new Map<string, OutboxRow>()
  const know = (noteId: string, row: OutboxRow | null) =>
    row ? known.set(noteId, row) : known.delete(noteId)
  const guard = () => {
    const rows = Array.from(patches.values(), ({ row }) => row)
    guardUnsaved(uid, rows.some(Boolean))
  }
  const drawer = () => {
    const disk = place.disk()
    return disk && sealedDrawer<OutboxRow>({ ...disk, store: 'rows', uid })
  }
  const onDisk = async (noteId: string) => {
    try {
      return (await drawer()?.get(noteId)) ?? null
    } catch {
      return null
    }
  }
  const allOnDisk = async () => {
    try {
      const rows = (await drawer()?.all()) ?? []
      known.clear()
      rows.forEach((row) => know(row.noteId, row))
      return rows
    } catch {
      return []
    }
  }
  const set = async (noteId: string, row: OutboxRow | null) => {
    const disk = drawer()
    try {
      if (!disk) throw new Error('There is no disk.')
      await (row ? disk.put(noteId, row) : disk.remove(noteId))
      patches.delete(noteId)
      know(noteId, row)
      place.noteWrite(null)
      return true
    } catch (error) {
      const patch = patches.get(noteId)
      const replaces = patch ? patch.replaces : ((await onDisk(noteId))?.edit.opId ?? null)
      patches.set(noteId, { row, replaces })
      if (disk) place.noteWrite(error)
      return false
    } finally {
      guard()
    }
  }
  return {
    all: async () => {
      const patched = new Map(patches)
      return lay(patched, await allOnDisk())
    },
    get: async (noteId) => {
      const patch = patches.get(noteId)
      const below = await onDisk(noteId)
      return patch && (patch.row || fits(patch, below)) ? patch.row : below
    },
    set,
    empty: async () => {
      patches.clear()
      guard()
      await place.empty()
    },
    recall: () => {
      for (const [noteId, row] of known) {
        if (!patches.has(noteId)) patches.set(noteId, { row, replaces: null })
      }
      guard()
    },
    settle: async (meet) => {
      if (!drawer()) return
      for (const [noteId, patch] of Array.from(patches)) {
        const below = await onDisk(noteId)
        if (!below || fits(patch, below)) await set(noteId, patch.row)
        else {
          patches.delete(noteId)
          if (patch.row) await meet(below, patch.row)
        }
      }
    },
  }
}
