import { notebookOf } from '../firebase/notebooks.ts'
import { recordOwnDevice } from '../stores/ownDeviceStore.ts'

/** From now on what the person sees is kept here, and the browser is asked not to clear it away. */
export function keepNotesHere(uid: string): void {
  recordOwnDevice(uid, 'yes')
  if ('storage' in navigator) navigator.storage.persist().catch(() => null)
}

/** What the person has seen does not stay, nor what they see from now on. */
export function keepNoNotesHere(uid: string): void {
  recordOwnDevice(uid, 'no')
  void notebookOf(uid).cache.clear()
}
