import { keepDraft, type Draft } from '../domain/keepDraft.ts'
import type { Edit, KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import { openRows } from './deviceRows.ts'
import { inTurn } from './locks.ts'
import { rowsName } from './names.ts'
import type { Place } from './place.ts'

export type Outbox = {
  rows: () => Promise<readonly KeptRow[]>
  /** The row that now has the words: the note's own, or where that could not be, a copy's. */
  keep: (draft: Draft) => Promise<KeptRow>
  update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) => Promise<void>
  /** Takes into memory what lay on the disk, which is there no more. */
  recall: () => void
  /** Brings to the disk what lies in memory only. */
  settle: () => Promise<void>
  /** Takes away all that lies here, the shelf as well. */
  empty: () => Promise<void>
}

/** What is not yet on the server. Reading, changing and writing is one step that no other page comes between. */
export function openOutbox(uid: string, place: Place): Outbox {
  const rows = openRows(uid, place)
  const alone = async <Result>(work: () => Promise<Result>) => {
    place.wantKey()
    await place.tried
    return inTurn(rowsName(uid), work)
  }
  const put = async (row: OutboxRow) => ({ ...row, isLasting: await rows.set(row.noteId, row) })
  const add = async (below: OutboxRow | null, draft: Draft, { opId, savedAt }: Moment) => {
    const [row, copy] = keepDraft(below, draft, opId, savedAt)
    const kept = await put(row)
    return copy ? put(copy) : kept
  }
  const join = (below: OutboxRow | null, mine: OutboxRow) => add(below, asDraft(mine), mine.edit)
  return {
    rows: async () => {
      await place.tried
      return rows.all()
    },
    keep: (draft) =>
      alone(async () => {
        const moment = { opId: crypto.randomUUID(), savedAt: Date.now() }
        return add(await rows.get(draft.noteId), draft, moment)
      }),
    update: (noteId, change) =>
      alone(async () => {
        const row = await rows.get(noteId)
        if (!row) return
        const next = change(row)
        if (next?.noteId === noteId) return void (await put(next))
        if (next) await join(await rows.get(next.noteId), next)
        await rows.set(noteId, null)
      }),
    recall: rows.recall,
    settle: () => alone(() => rows.settle(join)),
    empty: () => alone(rows.empty),
  }
}

type Moment = Pick<Edit, 'opId' | 'savedAt'>

function asDraft({ noteId, basis, edit }: OutboxRow): Draft {
  return { noteId, content: edit.content, seen: basis }
}
