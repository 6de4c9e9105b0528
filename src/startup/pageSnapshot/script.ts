import { onTabMessage } from '../../storage/tabs/otherTabs.ts'
import { applyDeferredStyles } from '../styles/applyDeferredStyles.ts'
import { readPageSnapshot } from './readPageSnapshot.ts'
import { slotId } from './slot.ts'
import { storedSessionUid } from './storedSessionUid.ts'

type Sanitizing = { setHTML?: (html: string, options: { sanitizer: object }) => void }

/** Removed in addition to everything that could run. The page's own style sheets are already loaded. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base'] }

/**
 * Shows the snapshot of this page in a slot beside the app, which removes it once it can render the page itself.
 * If anything prevents that, the page stays empty until then.
 */
async function showPageSnapshot(): Promise<void> {
  if (!('setHTML' in Element.prototype) || location.search !== '') return
  const { pathname } = location
  const uid = await storedSessionUid()
  const html = uid === null ? null : await readPageSnapshot(uid, pathname)
  if (uid === null || html === null) return
  await applyDeferredStyles()
  const slot = await findSlot()
  // Meanwhile, the app may have found out who is signed in.
  if (!slot || (slot.dataset['uid'] ?? uid) !== uid || location.pathname !== pathname) return
  slot.dataset['uid'] = uid
  // The app listens for this, too, but may not have loaded yet.
  onTabMessage((message) => {
    if (message.type === 'signedOut' && message.uid === uid) slot.remove()
  })
  // Every browser with the Sanitizer API also has the Navigation API.
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== pathname) slot.remove()
  })
  const target: HTMLElement & Sanitizing = slot
  target.ariaBusy = 'true'
  target.setHTML?.(html, { sanitizer })
  if (!CSS.supports('field-sizing', 'content'))
    for (const text of slot.querySelectorAll('textarea'))
      text.style.height = `${text.scrollHeight}px`
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** `null` if the app has removed it. */
async function findSlot(): Promise<HTMLElement | null> {
  while (document.readyState === 'loading' && !document.getElementById(slotId))
    await new Promise(requestAnimationFrame)
  return document.getElementById(slotId)
}

// Importers wait for the first frame.
await showPageSnapshot().catch(() => null)
