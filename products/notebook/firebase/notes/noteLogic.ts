import type { ActorRefFrom } from 'xstate'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import type { NoteInput } from '../../domain/editor/noteEditor.ts'
import { wellFormed } from '../../domain/note.ts'
import { noteMachine, type SaveDraft, type WatchNote } from '../../machines/noteMachine.ts'
import type { NotebookUpdate } from '../../storage/notebook.ts'
import { notebookOf } from '../notebooks.ts'
import { watchShownNote, type ReportNote, type ServerNote } from './watchShownNote.ts'

/** Updates on which an editor saves unsaved text. */
const savingUpdates: readonly NotebookUpdate['type'][] = ['save', 'signingOut', 'closing']

export const watchNote: WatchNote = ({ input, sendBack, receive }) => {
  const { uid } = input
  if (input.isNew) sendBack({ type: 'note.started' })
  // Subscribe before `watchOneNote` does: the editor must not show the other version first.
  const unsubscribe = notebookOf(uid).subscribe((update) => {
    if (update.type === 'copied') {
      sendBack({ type: 'note.copied', noteId: update.noteId, copyId: update.copyId })
    }
    if (savingUpdates.includes(update.type)) sendBack({ type: 'draft.save' })
  })
  let stop = watchOneNote(input, sendBack)
  receive(({ noteId }) => {
    stop()
    stop = watchOneNote({ uid, noteId, isNew: false }, sendBack)
  })
  return () => {
    stop()
    unsubscribe()
  }
}

/** Reports what to show of one note until the returned function is called. */
function watchOneNote(input: NoteInput, report: ReportNote): () => void {
  const { uid, noteId } = input
  const server: ServerNote = {
    watch: (listener, signal) => {
      const start = async () => {
        const { watchServerNote } = await import('./watchServerNote.ts')
        if (signal.aborted) return
        signal.addEventListener('abort', watchServerNote(input, listener))
      }
      void retryUntilAborted(start, signal, listener.unreachable)
    },
    read: async () =>
      (await import('../serverNotes/noteDocument.ts')).readNote(accountAuth(uid), noteId),
  }
  return watchShownNote(notebookOf(uid), noteId, server, report)
}

export const saveDraft: SaveDraft = ({ input: { uid, ...draft }, sendBack }) => {
  const save = async () => {
    const [content, before] = [wellFormed(draft.content), draft.before && wellFormed(draft.before)]
    const row = await notebookOf(uid).outbox.save({ ...draft, content, before })
    sendBack({ type: 'draft.stored', row })
  }
  save().catch(() => sendBack({ type: 'draft.failed' }))
}

/** Reads, watches, and saves an open note, on this device and in Firestore. */
export const noteLogic = noteMachine.provide({
  actors: portsOf({ watchNote, saveDraft }),
  actions: {
    discardRow: ({ context: { uid, noteId } }) => {
      const { trackSave, outbox } = notebookOf(uid)
      void trackSave(outbox.update(noteId, () => null))
    },
  },
})

export type NoteActor = ActorRefFrom<typeof noteLogic>
