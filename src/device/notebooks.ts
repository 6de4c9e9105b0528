import { keepDraft } from '../domain/keepDraft.ts'
import type { Note } from '../domain/note.ts'
import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'
import { memoryDrawer } from './memoryDrawer.ts'
import type { Notebook, NotebookNews } from './notebook.ts'

const opened = new Map<string, Notebook>()

/** What this device holds of a person's notes; one for each person and page. */
export function notebookOf(uid: string): Notebook {
  const notebook = opened.get(uid) ?? createNotebook(uid)
  opened.set(uid, notebook)
  return notebook
}

function createNotebook(uid: string): Notebook {
  const rows = memoryDrawer<OutboxRow>()
  const notes = memoryDrawer<Note>()
  const listeners = new Set<(news: NotebookNews) => void>()
  const tell = (news: NotebookNews) => listeners.forEach((listener) => listener(news))
  let list: readonly Note[] = []
  return {
    uid,
    trouble: () => null,
    rows: async () => {
      const all = [...(await rows.all())]
      return all.sort((a, b) => b.edit.savedAt - a.edit.savedAt).map(kept)
    },
    keep: async (draft) => {
      const row = await rows.get(draft.noteId)
      const next = keepDraft(row, draft, crypto.randomUUID(), Date.now())
      for (const one of next) await rows.put(one.noteId, one)
      tell({ type: 'rowsChanged' })
      const [first, copy] = next
      if (copy) tell({ type: 'copied', noteId: draft.noteId, copyId: copy.noteId })
      return kept(
        copy ??
          first ?? {
            ...draft,
            basis: null,
            edit: { opId: '', content: draft.content, savedAt: 0 },
            refusal: null,
          },
      )
    },
    update: async (noteId, change) => {
      const row = await rows.get(noteId)
      if (!row) return
      const next = change(row)
      await rows.remove(noteId)
      if (next) await rows.put(next.noteId, next)
      tell({ type: 'rowsChanged' })
    },
    shelf: {
      list: () => Promise.resolve(list),
      note: (noteId) => notes.get(noteId),
      putList: async (next) => void (list = next),
      putNote: (note) => notes.put(note.id, note),
      remove: (noteId) => notes.remove(noteId),
      clear: () => notes.clear(),
    },
    alone: (work) => work(),
    tell,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function kept(row: OutboxRow): KeptRow {
  return { ...row, isLasting: false }
}
