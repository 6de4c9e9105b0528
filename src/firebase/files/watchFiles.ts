import type { WatchFiles } from '../../machines/noteFilesMachine.ts'
import { followFiles } from './followFiles.ts'

export const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack, receive }) => {
  let stop = followFiles(uid, noteId, sendBack)
  receive((event) => {
    stop()
    stop = followFiles(uid, event.noteId, sendBack)
  })
  return () => stop()
}
