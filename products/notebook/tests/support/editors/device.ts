import type { Notebook, NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import type { OutboxRow, StoredRow } from '#products/notebook/domain/outboxRow.ts'
import { placeDraft, placeRow, type PlacedRows } from '#products/notebook/domain/placeDraft.ts'
import type { Schedule } from './schedule.ts'

type Listener = (updates: NotebookUpdate) => void

/** The part of a notebook that editors and deliveries use. */
export type TabNotebook = Pick<
  Notebook,
  'rows' | 'save' | 'update' | 'sent' | 'forgetSent' | 'subscribe' | 'publish' | 'cache'
>

/** A browser whose tabs share a disk, a lock, and a channel. */
export class Device {
  readonly rows = new Map<string, OutboxRow>()
  private readonly sent = new Map<string, Note>()
  private readonly tabs: Set<Listener>[] = []
  private lock: Promise<unknown> = Promise.resolve()
  private readonly schedule: Schedule
  private readonly nextId: (page: number) => string

  constructor(schedule: Schedule, nextId: (page: number) => string) {
    this.schedule = schedule
    this.nextId = nextId
  }

  /** Opens the notebook in another tab. */
  openTab(): TabNotebook {
    const { turn } = this.schedule
    const listeners = new Set<Listener>()
    const page = this.tabs.push(listeners)
    const notifyThisPage = (updates: NotebookUpdate) =>
      listeners.forEach((listener) => listener(updates))
    const publish = (updates: NotebookUpdate) => {
      for (const tab of this.tabs) {
        if (tab === listeners) continue
        this.schedule.inOrder(tab, () => tab.forEach((listener) => listener(updates)))
      }
      notifyThisPage(updates)
    }
    const alone = async <Result>(work: () => Result) => {
      const before = this.lock
      const done = (async () => {
        await before
        await turn()
        const result = work()
        await turn()
        return result
      })()
      this.lock = done
      const result = await done
      publish({ type: 'rowsChanged' })
      return result
    }
    return {
      rows: async () => {
        await turn()
        const rows = [...this.rows.values()].map(stored)
        await turn()
        return rows
      },
      sent: async (noteId) => {
        await turn()
        return this.sent.get(noteId) ?? null
      },
      forgetSent: async (noteId) => {
        await turn()
        this.sent.delete(noteId)
      },
      save: async (draft) => {
        const row = await alone(() => {
          const there = this.rows.get(draft.noteId) ?? null
          const sent = this.sent.get(draft.noteId) ?? null
          return this.put(placeDraft(there, draft, this.nextId(page), 0, sent))
        })
        const { noteId } = draft
        if (row.noteId !== noteId) {
          notifyThisPage({ type: 'copied', noteId, copyId: row.noteId })
        }
        return stored(row)
      },
      update: (noteId, change, left) =>
        alone(() => {
          const row = this.rows.get(noteId)
          if (!row) return
          const next = change(row)
          if (next?.noteId === noteId) return void this.rows.set(noteId, next)
          if (left) this.sent.set(noteId, left)
          else if (left === null) this.sent.delete(noteId)
          if (next) this.put(placeRow(this.rows.get(next.noteId) ?? null, next, this.nextId(page)))
          this.rows.delete(noteId)
        }),
      publish,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      cache: noCache,
    }
  }

  private put(placed: PlacedRows): OutboxRow {
    for (const row of placed) this.rows.set(row.noteId, row)
    return placed[1] ?? placed[0]
  }
}

function stored(row: OutboxRow): StoredRow {
  return { ...row, isPersisted: true }
}

const nothing = () => Promise.resolve()

const noCache: Notebook['cache'] = {
  list: () => Promise.resolve([]),
  storedNotes: () => Promise.resolve(null),
  note: () => Promise.resolve(null),
  storeListSoon: () => undefined,
  storeList: nothing,
  putNote: nothing,
  files: () => Promise.resolve(null),
  putFiles: nothing,
  putPages: nothing,
  removePages: nothing,
  remove: nothing,
  clear: () => Promise.resolve(true),
}
