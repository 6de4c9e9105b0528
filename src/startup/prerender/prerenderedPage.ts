import { sessionPrefix } from '../../domain/session/storageKeys.ts'
import type { LoadedApp, PrerenderedPage } from '../prerendered.ts'
import { hasNoStoredSession } from './hasNoStoredSession.ts'
import { loadFailedNotice } from './loadFailedNotice.ts'
import { queuePresses, type PressQueue } from './pressQueue.ts'
import { removePage, showIfSignedOut } from './showIfSignedOut.ts'

/** How long the code may take before the page reports that it could not be loaded. */
const loadTimeoutMs = 60_000

/** How long loading the code waits for the first paint, which it would delay. */
const maxPaintWaitMs = 1_000

type Options = {
  root: HTMLElement
  /** The page. Its data attributes hold the paths where it may be shown. */
  template: HTMLTemplateElement
  /** The notice to show if the code can't be loaded. */
  loadFailed: HTMLTemplateElement
  /** Whether it's certain that no one is signed in. Requested before the page was parsed. */
  hasNoSession: Promise<boolean>
  /** If someone may be signed in, the snapshot of their page, which is shown first. */
  snapshot: Promise<unknown>
  loadCode: () => Promise<unknown>
  /** `location.reload`. */
  reload: () => void
}

/**
 * Shows a template's page once it's certain that no one is signed in, keeps presses on it until it is interactive,
 * and loads the code, after the paint.
 */
export function createPrerenderedPage(options: Options): PrerenderedPage {
  const { root, loadFailed, snapshot, loadCode, reload } = options
  const notice = loadFailedNotice(loadFailed, reload)
  const changed = new Set<EventTarget | null>()
  let lastFocused: EventTarget | null = null
  let app: LoadedApp | undefined
  /** Set while the page is shown. */
  let presses: PressQueue | undefined
  let resolveInteractive: () => void
  const page: PrerenderedPage = {
    isShown: () => presses !== undefined,
    start: (loaded) => {
      app = loaded
      notice.hide()
      if (presses) presses.sendForms(app.send)
      else removePage(root)
    },
    interactive: new Promise((resolve) => (resolveInteractive = resolve)),
    replacedForm: () => {
      const form = presses?.replacedForm()
      return form && { form, lastFocused }
    },
    markInteractive: (element) => {
      resolveInteractive()
      presses?.markInteractive(element)
    },
    isChanged: (field) => changed.has(field),
    showLoadFailed: () => {
      notice.show()
      // Submitted forms still wait for it.
      presses?.forget(':not(form)')
      return notice.hide
    },
  }
  const showFirst = async () => {
    if (await showIfSignedOut(options, () => app !== undefined)) {
      presses = queuePresses(root, notice)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    } else await snapshot
  }
  addEventListener('input', ({ target }) => changed.add(target))
  addEventListener('focusin', ({ target }) => (lastFocused = target))
  checkWhenRestored(root, () => app?.isSignedOut() ?? page.isShown(), reload)
  const wait = new Promise((resolve) => setTimeout(resolve, maxPaintWaitMs))
  Promise.race([showFirst(), wait]).then(loadCode).catch(page.showLoadFailed)
  setTimeout(() => app || page.showLoadFailed(), loadTimeoutMs)
  return page
}

/**
 * Reloads a page for signed-out people if someone has signed in while it was in the back-forward cache or prerendered
 * by the browser, and hides it until that is known.
 */
function checkWhenRestored(
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
