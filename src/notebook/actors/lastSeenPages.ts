import { signedInText } from '../../text/signedInText.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { ownDevice } from '../stores/ownDeviceStore.ts'

/** Keeps the page for the next visit as it is now, where the device is the person's own, and can show it. */
export async function keepPage(uid: string, path: string): Promise<void> {
  const root = document.getElementById('root')
  if (ownDevice(uid) !== 'yes' || !root || !('setHTML' in root)) return
  const part = await import('../../device/pageSnapshot.ts').catch(() => null)
  if (!part || location.pathname !== path) return
  const { cache } = notebookOf(uid)
  const html = part.pageSnapshot(root, signedInText.lastSeen)
  await (html === null ? cache.removePages() : cache.putPage(path, html))
}

/** Removes what was kept: something was changed after it was seen, and would look lost. */
export function dropPages(uid: string): void {
  void notebookOf(uid).cache.removePages()
}
