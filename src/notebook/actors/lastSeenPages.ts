import { pageSnapshot } from '../../device/pageSnapshot.ts'
import { signedInText } from '../../text/signedInText.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { ownDevice } from '../stores/ownDeviceStore.ts'

/** Keeps the page for the next visit as it is now, where the device is the person's own, and can show it. */
export function keepPage(uid: string, path: string): void {
  if (ownDevice(uid) !== 'yes' || location.pathname !== path) return
  const root = document.getElementById('root')
  if (!root || !('setHTML' in root)) return
  const { cache } = notebookOf(uid)
  const html = pageSnapshot(root, signedInText.lastSeen)
  void (html === null ? cache.removePages() : cache.putPage(path, html))
}

/** Removes what was kept: something was changed after it was seen, and would look lost. */
export function dropPages(uid: string): void {
  void notebookOf(uid).cache.removePages()
}
