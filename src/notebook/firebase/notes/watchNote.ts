import { startOnline } from '../../../device/network.ts'
import type { NotebookUpdate } from '../../device/notebook.ts'
import { notebookOf } from '../notebooks.ts'
import type { WatchNote, NoteEvent } from '../../machines/noteMachine.ts'
import { followRows } from '../../device/followRows.ts'
import { containsEdit, noteOnScreen, type NoteSources } from '../../domain/noteOnScreen.ts'
import type { StoredRow } from '../../domain/outboxRow.ts'

/** Updates on which an editor saves unsaved text. */
const savingUpdates: readonly NotebookUpdate['type'][] = ['save', 'flush', 'closing']

export const watchNote: WatchNote = ({ input: { uid, noteId, isNew }, sendBack, receive }) => {
  if (isNew) sendBack({ type: 'note.begun' })
  // Subscribe before `followNote` does: the editor must not show the other version first.
  const unsubscribe = notebookOf(uid).subscribe((updates) => {
    if (updates.type === 'copied') {
      sendBack({ type: 'note.copied', noteId: updates.noteId, copyId: updates.copyId })
    }
    if (savingUpdates.includes(updates.type)) sendBack({ type: 'draft.leave' })
  })
  let stop = followNote(uid, noteId, sendBack)
  receive((event) => {
    stop()
    stop = followNote(uid, event.noteId, sendBack)
  })
  return () => {
    stop()
    unsubscribe()
  }
}

/** How long to wait for the server's update of a delivered edit, in milliseconds. */
const maxDelay = 5_000

/** Reports what to show of one note until the returned function is called. */
export function followNote(
  uid: string,
  noteId: string,
  report: (event: Extract<NoteEvent, { type: `note.${string}` }>) => void,
): () => void {
  const notebook = notebookOf(uid)
  const following = new AbortController()
  const { signal } = following
  const known: NoteSources = { row: undefined, delivered: null, server: undefined, cache: null }
  let delay: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    // Until a changed row is read, the server's version might hide newer text.
    if (signal.aborted || !rows.isCurrent()) return
    const shown = noteOnScreen(known)
    if (shown.kind === 'missing') return report({ type: 'note.missing' })
    if (shown.kind === 'unknown') return
    const { kind: _, ...note } = shown
    report({ type: 'note.read', ...note, row: known.row ?? null })
  }
  const setRow = (row: StoredRow | null) => {
    if (known.row && !row && known.row.refusal === null) awaitUpdateOf(known.row.edit)
    known.row = row
    show()
  }
  const awaitUpdateOf = (edit: NonNullable<NoteSources['delivered']>) => {
    if (containsEdit(edit, known.server ?? null)) return
    known.delivered = edit
    clearTimeout(delay)
    delay = setTimeout(() => void askFor(edit), maxDelay)
  }
  const askFor = async (edit: NonNullable<NoteSources['delivered']>) => {
    const { readDocument } = await import('./watchDocument.ts')
    const note = await readDocument(uid, noteId).catch(() => undefined)
    if (signal.aborted || known.delivered !== edit) return
    if (note === undefined) return awaitUpdateOf(edit)
    known.server = note
    stopWaiting()
  }
  const stopWaiting = () => {
    known.delivered = null
    show()
  }
  const readCache = async () => {
    known.cache = await notebook.cache.note(noteId)
    if (!signal.aborted && known.server === undefined) show()
  }
  const watchServer = async () => {
    const { watchDocument } = await import('./watchDocument.ts')
    if (signal.aborted) return
    const stop = watchDocument(uid, noteId, {
      found: (note) => {
        known.server = note
        if (known.delivered && containsEdit(known.delivered, note)) known.delivered = null
        if (note) void notebook.cache.putNote(note)
        else void notebook.cache.remove(noteId)
        show()
      },
      unreachable: () => {
        if (noteOnScreen(known).kind === 'unknown') report({ type: 'note.unreachable' })
      },
    })
    signal.addEventListener('abort', stop)
  }

  const rows = followRows(notebook, (all) =>
    setRow(all.find((one) => one.noteId === noteId) ?? null),
  )
  const unsubscribe = notebook.subscribe((updates) => {
    // The text moved to a copy, so no update of this note will contain it.
    if (updates.type === 'copied' && updates.noteId === noteId) rows.afterReading(stopWaiting)
  })
  void readCache()
  startOnline(watchServer, () => report({ type: 'note.unreachable' }), signal)
  return () => {
    following.abort()
    rows.stop()
    unsubscribe()
    clearTimeout(delay)
  }
}
