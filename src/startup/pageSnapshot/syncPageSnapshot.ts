import type { AuthActor } from '../../firebase/authActor.ts'
import { slotId } from './slot.ts'

/** From now on, only the snapshot of the person who is signed in is shown, and only until the app renders a page. */
export function syncPageSnapshot(actor: AuthActor): void {
  const slot = document.getElementById(slotId)
  const app = slot?.previousElementSibling
  if (!slot || !app) return
  const uid = actor.select((snapshot) =>
    snapshot.matches({ initializing: 'waiting' })
      ? undefined
      : (snapshot.context.user?.uid ?? null),
  )
  uid.subscribe((now) => {
    if (now && (slot.dataset['uid'] ?? now) === now) slot.dataset['uid'] = now
    else slot.remove()
  })
  removeOnRender(slot, app)
}

/**
 * Removes the snapshot as soon as the app has rendered a `main` element, so that whatever is shown in place of the
 * expected page can be seen and used. A page that waits for its content keeps the snapshot: it has called
 * `usePageSnapshot`, or contains `data-page="loading"`. In front of `data-page="failed"`, nothing keeps it.
 */
function removeOnRender(slot: HTMLElement, app: Element): void {
  const isReplaced = () =>
    app.querySelector('[data-page="failed"]') ??
    (!slot.hasAttribute('data-kept') && app.querySelector('main:not(:has([data-page="loading"]))'))
  const observer = new MutationObserver(() => {
    if (isReplaced()) slot.remove()
    if (!slot.isConnected) observer.disconnect()
  })
  observer.observe(app, { childList: true, subtree: true })
  observer.observe(slot, { attributes: true, attributeFilter: ['data-kept'] })
}
