import { isOnline } from '#src/firebase/sdk/connection.ts'
import type { WatchOtherTabs, SaveAndWatchUnsaved } from '#src/machines/session/signOutMachine.ts'
import type { ProductLocalData } from '#src/product/contract.ts'
import { unsavedItemsOf } from '../domain/sync/unsavedItems.ts'
import { forgetCleanUp } from '../storage/lastCleanUp.ts'
import { watchUnsaved } from '../storage/sync/watchRows.ts'
import { recordTrustAnswer } from '../stores/trustedDeviceStore.ts'
import { notesText } from '../text/notesText.ts'
import { prefetchFirstPage } from './list/prefetchFirstPage.ts'
import { closeNotebook, forgetNotebook, notebookOf } from './notebooks.ts'

const saveAndWatchUnsaved: SaveAndWatchUnsaved = ({ input: { uid, isFinalCheck }, sendBack }) => {
  const notebook = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  const begin = async () => {
    await notebook.saveDrafts({ type: 'signingOut', isFinalCheck })
    if (signal.aborted) return
    let reported = Promise.resolve()
    const { stop } = watchUnsaved(notebook, (left) => {
      const report = async () => {
        const unsaved = unsavedItemsOf(left, notesText.untitled)
        const event = { type: 'unsaved.read', ...unsaved, isOnline: await isOnline() } as const
        if (!signal.aborted) sendBack(event)
      }
      reported = reported.then(report)
    })
    signal.addEventListener('abort', stop)
  }
  void begin()
  return () => watching.abort()
}

/** Also receives this tab's own updates. The chart listens only while this tab isn't signing out itself. */
const watchOtherTabs: WatchOtherTabs = ({ input: { uid }, sendBack }) =>
  notebookOf(uid).subscribe((update) => {
    if (update.type === 'signingOut') {
      sendBack({ type: update.isFinalCheck ? 'otherTab.checking' : 'otherTab.waiting' })
    }
    if (update.type === 'closing') sendBack({ type: 'otherTab.removing' })
  })

/** The notebook's data on this device, as the door accesses it. */
export const productLocalData: ProductLocalData = {
  prefetchFirstPage,
  watchOtherTabs,
  saveAndWatchUnsaved,
  saveDrafts: async (uid) => notebookOf(uid).saveDrafts(),
  discard: async (uid, ids) => {
    const notebook = notebookOf(uid)
    for (const id of ids) {
      await notebook.outbox.update(id, () => null)
      await notebook.uploads.update(id, () => null)
    }
  },
  close: (uid, tabs) => {
    if (tabs === 'all') notebookOf(uid).publish({ type: 'closing' })
    return closeNotebook(uid)
  },
  removeAll: async (uid) => {
    const notebook = notebookOf(uid)
    notebook.publish({ type: 'closing' })
    await notebook.removeAll()
    await notebook.close()
    await forgetFileDeletionsOf(uid).catch(() => null)
  },
  forgetMemory: forgetNotebook,
  removeSettings: (uid) => {
    recordTrustAnswer(uid, null)
    forgetCleanUp(uid)
  },
}

/** Loaded on demand: only account deletion needs it. */
async function forgetFileDeletionsOf(uid: string): Promise<void> {
  const { clearFileDeletion, fileDeletionsOf } = await import('../storage/fileDeletionJournal.ts')
  for (const { fileId } of fileDeletionsOf(uid)) await clearFileDeletion(uid, fileId)
}
