import { shownNote, type NoteSources } from '../../domain/editor/shownNote.ts'
import { isLater, latest, type Note } from '../../domain/note.ts'
import type { NoteEvent } from '../../machines/noteMachine.ts'
import type { Notebook, Outbox } from '../../storage/notebook.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'

export type ReportNote = (event: Extract<NoteEvent, { type: `note.${string}` }>) => void

export type ServerNoteListener = {
  /** The server's version, or a later one that this device has delivered; `null` if the note doesn't exist. */
  found: (note: Note | null) => void
  /** A version that the SDK has in memory, shown until the server's arrives. */
  cached: (note: Note) => void
  unreachable: () => void
}

export type ServerNote = {
  /** Reports every version until the signal aborts. */
  watch: (listener: ServerNoteListener, signal: AbortSignal) => void
  /** Rejects if the server can't be reached. */
  read: () => Promise<Note | null>
}

type NotebookOfNote = Pick<Notebook, 'publish' | 'subscribe'> & {
  outbox: Pick<Outbox, 'rows' | 'lastDelivered'>
  cache: Pick<Notebook['cache'], 'readNote' | 'putNote' | 'remove'>
}

/** Reports what to show of one note until the returned function is called. Never goes back to an older text. */
export function watchShownNote(
  notebook: NotebookOfNote,
  noteId: string,
  server: ServerNote,
  report: ReportNote,
): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const { outbox, cache } = notebook
  const known: Omit<NoteSources, 'delivered'> = { row: undefined, server: undefined, cache: null }
  const onScreen = () => shownNote({ ...known, delivered: outbox.lastDelivered(noteId) })

  const rows = watchOutboxRows(notebook, (all) => {
    known.row = all.find((row) => row.noteId === noteId) ?? null
    show()
  })

  const found = (note: Note | null) => {
    void (note ? cache.putNote(note) : cache.remove(noteId))
    setServer(note)
  }
  const setServer = (note: Note | null) => {
    const last = known.server
    // A single read can be older than what the feed has reported.
    if (note && last && isLater(last, note)) return
    known.server = note
    // A row that was read earlier may not know that the version contains its edit.
    const delivered = outbox.lastDelivered(noteId)
    if (!note && delivered) void checkPurged(delivered)
    else rows.readAgain()
  }
  /** The server may have answered before the note was delivered. */
  const checkPurged = async ({ editId }: Note) => {
    const note = await server.read().catch(() => undefined)
    if (signal.aborted || note === undefined) return
    if (note) return setServer(note)
    // It may have been delivered again meanwhile.
    if (outbox.lastDelivered(noteId)?.editId === editId)
      notebook.publish({ type: 'delivered', noteId, note: null })
    rows.readAgain()
  }

  const cached = (note: Note | null) => {
    known.cache = latest(known.cache, note)
    if (known.server === undefined) show()
  }
  const unreachable = () => {
    if (onScreen().kind === 'unknown') report({ type: 'note.unreachable' })
  }

  const show = () => {
    // Until a changed row is read, the server's version might hide newer text.
    if (signal.aborted || !rows.isCurrent()) return
    const shown = onScreen()
    if (shown.kind === 'missing') return report({ type: 'note.missing' })
    if (shown.kind === 'unknown') return
    const { kind: _, ...note } = shown
    report({ type: 'note.read', ...note, row: known.row ?? null })
  }

  void cache.readNote(noteId).then(cached)
  server.watch({ found, cached, unreachable }, signal)
  return () => {
    watching.abort()
    rows.stop()
  }
}
