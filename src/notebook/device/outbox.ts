import { encryptedStore, type Decrypted } from '../../device/encryptedStore.ts'
import type { LocalStore } from '../../device/localStore.ts'
import { rowsName } from '../../device/names.ts'
import { placeDraft, placeRow, type Draft, type PlacedRows } from '../domain/placeDraft.ts'
import { newOpId, pageOf } from '../domain/note.ts'
import type { StoredRow, OutboxRow } from '../domain/outboxRow.ts'
import { openDurableStore } from './durableStore.ts'

export type Outbox = {
  rows: () => Promise<readonly StoredRow[]>
  /** Saves a draft. Returns the row that contains the text: the note's own, or that of a conflicted copy. */
  save: (draft: Draft) => Promise<StoredRow>
  /** Adds a row from elsewhere, merged with the note's own. */
  place: (row: OutboxRow) => Promise<void>
  update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) => Promise<void>
  /** Moves rows to memory after the disk was lost. */
  recall: () => void
  /** Forgets the rows on disk. */
  forget: () => void
  /** Writes rows in memory to disk. Returns whether none are left. */
  settle: () => Promise<boolean>
  /** Deletes everything stored on this device, including the cache. */
  empty: () => Promise<void>
}

/**
 * Opens the edits that aren't on the server yet.
 *
 * @param onChange called after every change.
 */
export function openOutbox(uid: string, localStore: LocalStore, onChange: () => void): Outbox {
  const page = pageOf(crypto.randomUUID())
  const decrypted: Decrypted<OutboxRow> = new Map()
  const store = openDurableStore<OutboxRow>(
    localStore,
    {
      lock: rowsName(uid),
      open: (disk) => {
        const rows = encryptedStore<OutboxRow>({ ...disk, store: 'rows', uid, decrypted })
        return { ...rows, write: (id, { row }) => (row ? rows.put(id, row) : rows.remove(id)) }
      },
      order: (one, other) => other.edit.savedAt - one.edit.savedAt,
      isOurs: ({ over }, below) => !below || below.edit.opId === over?.edit.opId,
      join: (below, mine) => putBoth(placeRow(below, mine)),
      recalled: (row, pending) => pending ?? { row, over: null },
    },
    onChange,
  )
  const { alone, find, put } = store
  const keepRow = async (row: OutboxRow): Promise<StoredRow> => ({
    ...row,
    isLasting: await put(row.noteId, { row }),
  })
  const putBoth = async ([row, copy]: PlacedRows): Promise<StoredRow> => {
    const kept = await keepRow(row)
    return copy ? keepRow(copy) : kept
  }
  const rowOf = async (noteId: string) => (await find(noteId))?.row ?? null
  return {
    ...store,
    save: (draft) =>
      alone(async () => {
        const row = await rowOf(draft.noteId)
        return putBoth(placeDraft(row, draft, newOpId(page), Date.now()))
      }),
    place: (row) => alone(async () => void (await putBoth(placeRow(await rowOf(row.noteId), row)))),
    update: (noteId, change) =>
      alone(async () => {
        const row = await rowOf(noteId)
        if (!row) return
        const next = change(row)
        if (next?.noteId === noteId) return void (await keepRow(next))
        if (next) await putBoth(placeRow(await rowOf(next.noteId), next))
        await put(noteId, { row: null })
      }),
    forget: () => {
      store.forget()
      decrypted.clear()
    },
    empty: () =>
      alone(async () => {
        store.empty()
        decrypted.clear()
        await localStore.empty()
      }),
  }
}
