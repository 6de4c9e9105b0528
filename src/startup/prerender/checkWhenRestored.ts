import { sessionPrefix } from '../../domain/session/storageKeys.ts'
import { hasNoStoredSession } from './hasNoStoredSession.ts'

/**
 * Reloads a page for signed-out people if someone has signed in while it was in the back-forward cache or prerendered
 * by the browser, and hides it until that is known.
 */
export function checkWhenRestored(
  root: HTMLElement,
  isForSignedOut: () => boolean,
  reload: () => void,
): void {
  const check = async () => {
    if (!isForSignedOut()) return
    // Not `visibility`, which would take the focus away.
    root.style.opacity = '0'
    // A redirect that a restored page was waiting for was given up.
    if (!(await hasNoStoredSession(sessionPrefix))) return reload()
    root.removeAttribute('style')
  }
  addEventListener('pageshow', ({ persisted }) => persisted && void check())
  document.addEventListener('prerenderingchange', () => void check())
}
