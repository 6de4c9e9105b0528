import type { NotebookNews } from '../../device/notebook.ts'
import { notebookOf } from '../../device/notebooks.ts'
import type { WatchNote } from '../../machines/noteMachine.ts'
import { followNote } from './followNote.ts'

/** What an editor hears as a request to hand over what is typed. */
const handOver: readonly NotebookNews['type'][] = ['keep', 'leaving', 'closing']

export const watchNote: WatchNote = ({ input: { uid, noteId, isNew }, sendBack, receive }) => {
  if (isNew) sendBack({ type: 'note.begun' })
  // Heard before the one who follows hears it: the editor must not show the others' words first.
  const unhear = notebookOf(uid).hear((news) => {
    if (news.type === 'copied') {
      sendBack({ type: 'note.copied', noteId: news.noteId, copyId: news.copyId })
    }
    if (handOver.includes(news.type)) sendBack({ type: 'draft.leave' })
  })
  let stop = followNote(uid, noteId, sendBack)
  receive((event) => {
    stop()
    stop = followNote(uid, event.noteId, sendBack)
  })
  return () => {
    stop()
    unhear()
  }
}
