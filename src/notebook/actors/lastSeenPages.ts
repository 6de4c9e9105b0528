import { signedInText } from '../../text/signedInText.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { ownDevice } from '../stores/ownDeviceStore.ts'

/**
 * Stores the current page as HTML for the next visit, if the device is the person's own and the browser can
 * show it.
 */
export async function keepPage(uid: string, path: string): Promise<void> {
  const root = document.getElementById('root')
  if (ownDevice(uid) !== 'yes' || !root || !('setHTML' in root)) return
  const part = await import('../../device/pageSnapshot.ts').catch(() => null)
  if (!part || location.pathname !== path) return
  const { cache } = notebookOf(uid)
  // An edit that is stored while the page is copied and encrypted must count as later.
  const seenAt = Date.now()
  const html = part.pageSnapshot(root, signedInText.lastSeen)
  await (html === null ? cache.removePages() : cache.putPage(path, html, seenAt))
}

/** Removes the stored pages; call it after a change that they don't show. */
export function dropPages(uid: string): void {
  void notebookOf(uid).cache.removePages()
}
