import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import type { NotebookUpdate } from '../../storage/notebook.ts'
import { notebookOf } from '../notebooks.ts'
import type { WatchNote } from '../../machines/noteMachine.ts'
import { followShownNote, type ReportNote, type ServerNote } from './followShownNote.ts'

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

/** Reports what to show of one note until the returned function is called. */
export function followNote(uid: string, noteId: string, report: ReportNote): () => void {
  const server: ServerNote = {
    follow: (reports, signal) => {
      const start = async () => {
        const { watchDocument } = await import('./watchDocument.ts')
        if (signal.aborted) return
        signal.addEventListener('abort', watchDocument(uid, noteId, reports))
      }
      void retryUntilAborted(start, signal, reports.unreachable)
    },
    read: async () => (await import('./watchDocument.ts')).readDocument(uid, noteId),
  }
  return followShownNote(notebookOf(uid), noteId, server, report)
}
