import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { versionIdOf, type Note } from '#products/notebook/domain/note.ts'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import {
  watchShownNote,
  type ReportNote,
  type ServerNoteListener,
} from '#products/notebook/firebase/notes/watchShownNote.ts'
import type { Notebook } from '#products/notebook/storage/notebook.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'

const old = noteOf(contentOf('old'))
const draft = { noteId: 'note', content: contentOf('typed'), before: old.content }
const delivered = noteOf(contentOf('typed'), { rev: 3, editId: 'mine', parentEditId: 'edit-2' })
const readStoredNote = () => Promise.resolve(noteOf(contentOf('stored'), { rev: 4 }))

let notebook: Notebook

beforeEach(() => {
  vi.useFakeTimers()
  notebook = notebookOf('alice')
})
afterEach(() => {
  forgetNotebook('alice')
  vi.useRealTimers()
})

/**
 * Opens a note that the server has in its old version.
 *
 * @param subscribe how the notebook's messages arrive.
 */
async function follow({ subscribe }: Pick<Notebook, 'subscribe'> = notebook) {
  let answer = Promise.resolve()
  const shown: string[] = []
  const uncached: string[] = []
  const rows = () => answer.then(notebook.outbox.rows)
  const cache = { ...notebook.cache, remove: async (id: string) => void uncached.push(id) }
  let reports: ServerNoteListener | undefined
  let onServer: Note | null | undefined
  const found = async (note: Note | null) => {
    reports?.found(note)
    await vi.advanceTimersByTimeAsync(0)
  }
  const server = {
    watch: (listener: ServerNoteListener) => void (reports = listener),
    read: async () => {
      if (onServer === undefined) throw new Error('There is no network.')
      return onServer
    },
  }
  watchShownNote(
    { ...notebook, outbox: { ...notebook.outbox, rows }, cache, subscribe },
    'note',
    server,
    (event) => {
      shown.push(event.type === 'note.read' ? event.content.body : event.type)
    },
  )
  await vi.advanceTimersByTimeAsync(0)
  await found(old)
  return {
    shown,
    uncached,
    found,
    /** Makes the device slow to read rows, until the returned function is called. */
    delayReading: () => {
      let go: (() => void) | undefined
      answer = new Promise((resolve) => (go = resolve))
      return () => go?.()
    },
    readsAs: (note: Note | null) => (onServer = note),
  }
}

/** Delivers the edit of the note, which leaves this version on the server. */
async function deliver(left: Note): Promise<void> {
  notebook.publish({ type: 'delivered', noteId: 'note', note: left })
  await notebook.outbox.update('note', () => null)
  await vi.advanceTimersByTimeAsync(0)
}

it('shows a delivered note until the server reports it, however late', async () => {
  await notebook.outbox.save(draft)
  const { shown, found } = await follow()
  await deliver(delivered)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(shown)).toEqual(new Set(['typed']))
  await found(
    noteOf(contentOf('typed, and more'), { rev: 4, editId: 'edit-9', parentEditId: 'edit-8' }),
  )
  expect(shown.at(-1)).toBe('typed, and more')
})

it('shows an edit that was saved and delivered before it was read', async () => {
  const { shown, found, delayReading } = await follow()
  const read = delayReading()
  await notebook.outbox.save(draft)
  await deliver(delivered)
  expect(shown).toEqual(['old'])
  read()
  await vi.advanceTimersByTimeAsync(0)
  await found(old)
  expect(shown).toEqual(['old', 'typed', 'typed'])
})

it("doesn't go back to a version older than the last one", async () => {
  const { shown, found } = await follow()
  await found(delivered)
  await found(old)
  expect(shown).toEqual(['old', 'typed'])
})

it("doesn't show the server's text between saving and reading another edit", async () => {
  const { shown, found } = await follow()
  expect(shown).toEqual(['old'])
  const newer = noteOf(contentOf('of others'), { rev: 3, editId: 'edit-3', parentEditId: 'edit-2' })
  notebook.subscribe(({ type }) => type === 'rowsChanged' && void found(newer))
  await notebook.outbox.save(draft)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['old', 'typed'])
})

it("doesn't bring back what was erased if another tab's report comes later than the server's", async () => {
  const serverVersion = { id: versionIdOf(old), note: old }
  await notebook.outbox.save({ ...draft, serverVersion })
  const [{ edit: sent } = rowOf(null, old.content)] = await notebook.outbox.rows()
  await notebook.outbox.save({
    ...draft,
    content: old.content,
    before: draft.content,
    serverVersion,
  })
  const { shown, found } = await follow({ subscribe: () => () => undefined })
  expect(shown.at(-1)).toBe('old')
  await notebook.outbox.update('note', (row) => ({ ...row, unacknowledged: [sent] }))
  await found(noteOf(draft.content, { rev: 3, editId: sent.editId, parentEditId: 'edit-2' }))
  expect(shown.at(-1)).toBe('old')
})

it("shows the server's text in the note that an edit moved out of", async () => {
  await notebook.outbox.save(draft)
  const { shown } = await follow()
  await deliver(old)
  expect(shown.at(-1)).toBe('old')
})

it('asks again before it believes that a delivered note is missing', async () => {
  const { shown, found, readsAs } = await follow()
  await notebook.outbox.save(draft)
  await deliver(delivered)
  readsAs(delivered)
  await found(null)
  expect(shown.at(-1)).toBe('typed')
  readsAs(null)
  await found(null)
  expect([shown.at(-1), notebook.outbox.lastDelivered('note')]).toEqual(['note.missing', null])
  notebook.publish({ type: 'rowsChanged' })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.at(-1)).toBe('note.missing')
})

it("shows what the SDK has in memory until the server's version arrives, unless the device stores a later one", async () => {
  const shown: string[] = []
  const report: ReportNote = (event) =>
    void shown.push(event.type === 'note.read' ? event.content.body : event.type)
  let reports: ServerNoteListener | undefined
  const server = {
    watch: (listener: ServerNoteListener) => void (reports = listener),
    read: () => Promise.resolve(null),
  }
  const inMemory = (body: string, rev: number) => reports?.cached(noteOf(contentOf(body), { rev }))
  const cache = { ...notebook.cache, readNote: readStoredNote }
  watchShownNote({ ...notebook, cache }, 'note', server, report)
  await vi.advanceTimersByTimeAsync(0)
  inMemory('older', 3)
  inMemory('later', 5)
  reports?.found(delivered)
  await vi.advanceTimersByTimeAsync(0)
  inMemory('latest', 6)
  expect([...new Set(shown)]).toEqual(['stored', 'later', 'typed'])
})

it('removes a permanently deleted note from the cache, even if an unsent edit will recreate it', async () => {
  await notebook.outbox.save(draft)
  const { uncached, found } = await follow()
  expect(uncached).toEqual([])
  await found(null)
  expect(uncached).toEqual(['note'])
})
