import { isOnline } from '#src/firebase/sdk/connection.ts'
import type { ProductMove } from '#src/product/contract.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import { copyFiles } from './copyFiles.ts'
import { copyNotes } from './copyNotes.ts'
import { filesOfGuest, notesOfGuest } from './guestItems.ts'
import { haveItemsArrived } from './haveItemsArrived.ts'
import { requireNothingUnsaved, waitForLocalData } from './localDataChecks.ts'
import { transferRows, transferUploads } from './transferUnsaved.ts'

export const productMove: ProductMove = {
  // A page opened from a link has no notebook; its unsaved edits move without being counted.
  countUnsaved: async (uid) => {
    try {
      return (await notebookOf(uid).outbox.rows()).length
    } catch {
      return 0
    }
  },
  sendUnsaved: async (uid) => {
    const notebook = notebookOf(uid)
    await notebook.saveDrafts()
    if (!(await isOnline())) return
    await new Promise<void>((resolve) => {
      const watching = watchOutboxRows(notebook, (rows) => {
        if (!rows.every(({ refusal }) => refusal !== null)) return
        watching.stop()
        resolve()
      })
    })
  },
  countToMove: async (from) => {
    const [notes, files] = await Promise.all([notesOfGuest(from), filesOfGuest(from)])
    return { notes: notes.length, files: files.length }
  },
  copy: async (pair, signal, onCopied) => {
    onCopied('notes', 0)
    const notesFit = await copyNotes(pair, signal, (count) => onCopied('notes', count))
    onCopied('files', 0)
    const filesFit = await copyFiles(pair, signal, (count) => onCopied('files', count))
    return !(notesFit && filesFit)
  },
  haveItemsArrived,
  transferUnsaved: async (uids, pair, signal) => {
    await waitForLocalData(uids.guestUid)
    await transferRows(uids, pair, signal)
    await transferUploads(uids, signal)
  },
  requireNothingUnsaved,
}
