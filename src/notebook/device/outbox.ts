import { keepDraft, placeRow, type Draft, type PlacedRows } from '../domain/keepDraft.ts'
import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import { openRows } from './deviceRows.ts'
import { inTurn } from '../../device/locks.ts'
import { rowsName } from '../../device/names.ts'
import type { LocalStore } from '../../device/localStore.ts'

export type Outbox = {
  rows: () => Promise<readonly KeptRow[]>
  /** The row that now has the words: the note's own, or where that could not be, a copy's. */
  keep: (draft: Draft) => Promise<KeptRow>
  update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) => Promise<void>
  /** Takes into memory what lay on the disk, which is there no more. */
  recall: () => void
  /** Lets go of what lies on the disk as well. */
  forget: () => void
  /** Brings to the disk what lies in memory only. */
  settle: () => Promise<void>
  /** Removes everything stored here, including the cache. */
  empty: () => Promise<void>
}

/** What is not yet on the server. Reading, changing and writing is one step that no other page comes between. */
export function openOutbox(uid: string, localStore: LocalStore): Outbox {
  const rows = openRows(uid, localStore)
  const alone = async <Result>(work: () => Promise<Result>) => {
    localStore.wantKey()
    await localStore.tried
    return inTurn(rowsName(uid), work)
  }
  const put = async (row: OutboxRow) => ({ ...row, isLasting: await rows.set(row.noteId, row) })
  const putBoth = async ([row, copy]: PlacedRows) => {
    const kept = await put(row)
    return copy ? put(copy) : kept
  }
  const join = (below: OutboxRow | null, mine: OutboxRow) => putBoth(placeRow(below, mine))
  const find = async (noteId: string) => {
    await rows.settle(join, noteId)
    return rows.get(noteId)
  }
  return {
    rows: async () => {
      await localStore.tried
      return rows.all()
    },
    keep: (draft) =>
      alone(async () => {
        const row = await find(draft.noteId)
        return putBoth(keepDraft(row, draft, crypto.randomUUID(), Date.now()))
      }),
    update: (noteId, change) =>
      alone(async () => {
        const row = await find(noteId)
        if (!row) return
        const next = change(row)
        if (next?.noteId === noteId) return void (await put(next))
        if (next) await join(await find(next.noteId), next)
        await rows.set(noteId, null)
      }),
    recall: rows.recall,
    forget: rows.forget,
    settle: () => alone(() => rows.settle(join)),
    empty: () => alone(rows.empty),
  }
}
