import { deferredStyles } from '../deferredStyles.ts'
import { hearOtherTabs } from '../device/otherTabs.ts'
import { lastSeenSlot } from '../domain/lastSeenSlot.ts'
import { readLastSeen } from './readLastSeen.ts'
import { whoseSession } from './whoseSession.ts'

/** Absent where the browser has no sanitizer of its own. */
type Sanitizing = { setHTML?: (html: string, options: { sanitizer: object }) => void }

/** What the browser leaves out beside everything that could run: what the style sheets do, they do already. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base'] }

/**
 * Paints the page last seen into its place beside the app, which takes that away as soon as it knows better. Where
 * anything stands against it, the page stays empty until the app is there.
 */
async function paintLastSeen(): Promise<void> {
  if (!('setHTML' in Element.prototype) || location.search !== '') return
  const { pathname } = location
  const uid = await whoseSession()
  const html = uid === null ? null : await readLastSeen(uid, pathname)
  if (uid === null || html === null) return
  await deferredStyles()
  const slot = await findSlot()
  // The app may have learned meanwhile who is signed in.
  if (!slot || (slot.dataset['uid'] ?? uid) !== uid || location.pathname !== pathname) return
  slot.dataset['uid'] = uid
  // The app, which hears this too, may still be on its way.
  hearOtherTabs((message) => {
    if (message.type === 'signedOut' && message.uid === uid) slot.remove()
  })
  // Every browser with the sanitizer has this too.
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== pathname) slot.remove()
  })
  const place: HTMLElement & Sanitizing = slot
  place.ariaBusy = 'true'
  place.setHTML?.(html, { sanitizer })
  if (CSS.supports('field-sizing', 'content')) return
  for (const text of slot.querySelectorAll('textarea')) text.style.height = `${text.scrollHeight}px`
}

/** `null` where the app has taken it away. */
async function findSlot(): Promise<HTMLElement | null> {
  while (document.readyState === 'loading' && !document.getElementById(lastSeenSlot))
    await new Promise(requestAnimationFrame)
  return document.getElementById(lastSeenSlot)
}

paintLastSeen().catch(() => null)
