import { notebookOf } from '../../device/notebooks.ts'
import type { WatchNote } from '../../machines/noteEvents.ts'
import { followNote } from './followNote.ts'

export const watchNote: WatchNote = ({ input: { uid, noteId, isNew }, sendBack, receive }) => {
  if (isNew) sendBack({ type: 'note.begun' })
  // Heard before the one who follows hears it: the editor must not show the others' words first.
  const unhear = notebookOf(uid).hear((news) => {
    if (news.type === 'copied') {
      sendBack({ type: 'note.copied', noteId: news.noteId, copyId: news.copyId })
    }
    if (news.type === 'leaving' || news.type === 'closing') sendBack({ type: 'draft.leave' })
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
