import type { ProductDevice } from '../../contract.ts'
import { closeNotebook, forgetNotebook, notebookOf } from '../firebase/notebooks.ts'
import { watchOthers, watchWords } from './watchWords.ts'
import { forgetSweep } from '../stores/lastSweepStore.ts'
import { recordOwnDevice } from '../stores/ownDeviceStore.ts'

/** How the door reaches what the notebook keeps on this device. */
export const productDevice: ProductDevice = {
  watchOthers,
  watchUnsaved: watchWords,
  settle: async (uid) => {
    const notebook = notebookOf(uid)
    notebook.tell({ type: 'flush' })
    await notebook.settled()
  },
  discard: async (uid, ids) => {
    const notebook = notebookOf(uid)
    for (const id of ids) {
      await notebook.update(id, () => null)
      await notebook.uploads.update(id, () => null)
    }
  },
  announceClose: (uid) => notebookOf(uid).tell({ type: 'closing' }),
  close: closeNotebook,
  empty: async (uid) => {
    const notebook = notebookOf(uid)
    await notebook.empty()
    await notebook.close()
    await forgetRemovalsOf(uid).catch(() => null)
  },
  forget: forgetNotebook,
  forgetSettings: (uid) => {
    recordOwnDevice(uid, null)
    forgetSweep()
  },
}

/** Fetched then: nobody needs it before the account is gone. */
async function forgetRemovalsOf(uid: string): Promise<void> {
  const { clearRemoval, removalsOf } = await import('../device/removalJournal.ts')
  for (const { fileId } of removalsOf(uid)) await clearRemoval(uid, fileId)
}
