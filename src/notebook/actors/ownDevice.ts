import { notebookOf } from '../firebase/notebooks.ts'
import { recordOwnDevice } from '../stores/ownDeviceStore.ts'

/** Records that the device is the person's own, stores the notes, and asks for persistent storage. */
export function setOwnDevice(uid: string): void {
  recordOwnDevice(uid, 'yes')
  void notebookOf(uid).cache.storeList()
  if ('storage' in navigator) navigator.storage.persist().catch(() => null)
}

/** Records that the device isn't the person's own, and clears the cache. */
export function setOthersDevice(uid: string): void {
  recordOwnDevice(uid, 'no')
  void notebookOf(uid).cache.clear()
}
