import { notebookOf } from '../../device/notebooks.ts'
import type { WatchWords } from '../../machines/leavingMachine.ts'

/** How long other pages may take to begin keeping what is typed there. */
const untilPagesHear = 150

export const watchWords: WatchWords = ({ input: { uid }, sendBack }) => {
  const notebook = notebookOf(uid)
  let isWatching = true
  let hasBegun = false
  const read = async () => {
    const rows = await notebook.rows()
    if (isWatching) sendBack({ type: 'words.read', rows, isOnline: navigator.onLine })
  }
  const begin = async () => {
    notebook.tell({ type: 'leaving' })
    await new Promise((resolve) => setTimeout(resolve, untilPagesHear))
    await notebook.settled()
    hasBegun = true
    await read()
  }
  const unhear = notebook.hear(({ type }) => {
    if (hasBegun && type === 'rowsChanged') void notebook.settled().then(read)
  })
  void begin()
  return () => {
    isWatching = false
    unhear()
  }
}
