import { markLeaving } from '../../device/leavingMark.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { closeEverywhere, takeAway } from '../../device/tidying.ts'
import type { WatchWords, WipeDevice } from '../../machines/leavingMachine.ts'

/** How long other pages may take to begin keeping what is typed there. */
const untilPagesHear = 150

export const watchWords: WatchWords = ({ input: { uid }, sendBack }) => {
  const notebook = notebookOf(uid)
  let isWatching = true
  const read = async () => {
    const rows = await notebook.rows()
    if (isWatching) sendBack({ type: 'words.read', rows, isOnline: navigator.onLine })
  }
  const begin = async () => {
    notebook.tell({ type: 'leaving' })
    await new Promise((resolve) => setTimeout(resolve, untilPagesHear))
    await notebook.settled()
    await read()
  }
  const unhear = notebook.hear(({ type }) => {
    if (type === 'rowsChanged') void notebook.settled().then(read)
  })
  void begin()
  return () => {
    isWatching = false
    unhear()
  }
}

/** From the mark on, the next start goes on with it should this page end before it is done. */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    const notebook = notebookOf(uid)
    markLeaving({ leaving: uid, discard })
    for (const noteId of discard) await notebook.update(noteId, () => null)
    await closeEverywhere(uid)
    await takeAway(uid, discard)
    sendBack({ type: 'wiping.done' })
  }
  void wipe()
}
