import { followLeft } from '../device/followRows.ts'
import { leftBehindOf } from '../domain/unsent.ts'
import { nameOfNote } from '../text/nameOfNote.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import type { WatchOthers, WatchWords } from '../../machines/signOutMachine.ts'

/** How long other pages may take to begin keeping what is typed there. */
const untilPagesHear = 150

export const watchWords: WatchWords = ({ input: { uid, isLast }, sendBack }) => {
  const notebook = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  const begin = async () => {
    notebook.tell({ type: 'flush', isLast })
    await new Promise((resolve) => setTimeout(resolve, untilPagesHear))
    await notebook.settled()
    if (signal.aborted) return
    const { stop } = followLeft(notebook, (left) =>
      sendBack({
        type: 'words.read',
        ...leftBehindOf(left, nameOfNote),
        isOnline: navigator.onLine,
      }),
    )
    signal.addEventListener('abort', stop)
  }
  void begin()
  return () => watching.abort()
}

/** What this page tells itself comes as well; the chart listens only while it does not leave by itself. */
export const watchOthers: WatchOthers = ({ input: { uid }, sendBack }) =>
  notebookOf(uid).hear((updates) => {
    if (updates.type === 'flush') {
      sendBack({ type: updates.isLast ? 'others.checking' : 'others.waiting' })
    }
    if (updates.type === 'closing') sendBack({ type: 'others.wiping' })
  })
