import { sharedComputerKey } from '../../domain/session/storageKeys.ts'
import { signInReturningTo, withReturnFrom } from '../../paths.ts'
import { focusEmail } from '../focusEmail.ts'
import { queuePresses, type PressQueue, type SendForm } from './pressQueue.ts'
import { hasNoStoredSession } from './hasNoStoredSession.ts'

/** How long the code may take before the page reports it as missing, in milliseconds. */
const loadTimeout = 60_000

/** How long loading the code waits for the first paint, which it would delay, in milliseconds. */
const courtesy = 1_000

type Pieces = {
  root: HTMLElement
  /** The page. Its data attributes hold the paths where it may be shown. */
  template: HTMLTemplateElement
  /** What to show if the code can't be loaded. */
  missing: HTMLTemplateElement
  /** Whether it's certain that no one is signed in. Requested before the page was parsed. */
  asked: Promise<boolean>
  /** If someone may be signed in, the snapshot of their page, which is shown first. */
  snapshot: Promise<unknown>
  loadCode: () => Promise<unknown>
  /** `location.reload`. */
  reload: () => void
}

/** The page in the HTML, until the code has loaded. */
export type PrerenderedPage = {
  /** Whether it's certain that no one is signed in, and the page is shown. */
  isShown: boolean
  /** What the person has changed since the page was loaded. */
  changed: ReadonlySet<EventTarget | null>
  /** What had the focus last, even if it's no longer on the page. */
  focused: EventTarget | null
  /** The presses on the page until it is interactive, once it's shown. */
  presses: PressQueue | undefined
  /**
   * The code has loaded, and renders everything from now on.
   *
   * @param isSignedOut whether the page is one for signed-out people.
   */
  start: (isSignedOut: () => boolean) => void
  /** Submits the page's forms until they are interactive. */
  sendForms: (send: SendForm) => void
  /** Marks this part of the page as interactive. */
  markInteractive: (part: Element) => void
  /** Shows that code is missing, until every part is interactive. */
  showCodeMissing: () => void
  /** Resolves once a part is interactive. Until then, React must render the page exactly as it is. */
  interactive: Promise<void>
}

/**
 * Shows a template's page once it's certain that no one is signed in, and keeps presses on it until it
 * is interactive. Meanwhile, the browser lays it out invisibly. The code is loaded after the paint, also after
 * that of a page snapshot.
 */
export function preparePage({
  root,
  template,
  missing,
  asked,
  snapshot,
  loadCode,
  reload,
}: Pieces): PrerenderedPage {
  let notice: Element | null = null
  const started = new AbortController()
  const { signal } = started
  let resolveInteractive: () => void
  const hideCodeMissing = () => {
    notice?.remove()
    notice = null
  }
  const changed = new Set<EventTarget | null>()
  addEventListener('input', ({ target }) => changed.add(target))
  addEventListener('focusin', ({ target }) => (page.focused = target))
  const page: PrerenderedPage = {
    isShown: false,
    changed,
    focused: null,
    presses: undefined,
    interactive: new Promise((resolve) => (resolveInteractive = resolve)),
    start: (isSignedOut) => {
      started.abort()
      isForSignedOut = isSignedOut
      hideCodeMissing()
      if (!page.isShown) clear(root)
    },
    sendForms: (send) => page.presses?.sendForms(send),
    markInteractive: (part) => {
      resolveInteractive()
      page.presses?.markInteractive(part, hideCodeMissing)
    },
    showCodeMissing: () => {
      if (notice) return
      page.presses?.giveUp()
      document.body.append(missing.content.cloneNode(true))
      notice = document.body.lastElementChild
      notice?.querySelector('button')?.addEventListener('click', reload)
    },
  }
  let isForSignedOut = () => page.isShown
  // Someone may have signed in while the page was in the back-forward cache or prerendered. A redirect that
  // a restored page was waiting for was given up.
  const checkAgain = async () => {
    if (!isForSignedOut()) return
    // Not `visibility`, which would take the focus away.
    root.style.opacity = '0'
    if (!(await hasNoStoredSession('firebase:authUser:'))) return reload()
    root.removeAttribute('style')
  }
  const answer = async () => {
    const address = addressFor(template.dataset)
    const isKnown = (await Promise.race([asked, Promise.resolve(null)])) !== null
    if (address && !isKnown) layOut(root, template)
    const isCertain = await asked
    if (signal.aborted) return
    if (!isCertain || !address) {
      clear(root)
      await snapshot
      return
    }
    // Its own entry says who may return, see `allowedAddress`.
    if (!location.href.endsWith(address)) history.replaceState(null, '', address)
    show(root, template)
    page.presses = queuePresses(root, () => notice !== null)
    page.isShown = true
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  addEventListener('pageshow', ({ persisted }) => persisted && void checkAgain())
  document.addEventListener('prerenderingchange', () => void checkAgain())
  setTimeout(() => signal.aborted || page.showCodeMissing(), loadTimeout)
  const wait = new Promise((resolve) => setTimeout(resolve, courtesy))
  Promise.race([answer(), wait]).then(loadCode).catch(page.showCodeMissing)
  return page
}

/** The address at which to show the page; `null` if the URL belongs to another page. */
function addressFor({ here, guarded }: DOMStringMap): string | null {
  const { pathname, search, hash } = location
  const address = pathname + search + hash
  const isIn = (addresses = '$^') => new RegExp(`^(${addresses})/?$`, 'i').test(pathname)
  if (isIn(guarded)) return signInReturningTo(address)
  return isIn(here) ? address : null
}

function layOut(root: HTMLElement, { content }: HTMLTemplateElement): void {
  root.style.visibility = 'hidden'
  root.append(content)
}

function clear(root: HTMLElement): void {
  root.replaceChildren()
  root.removeAttribute('style')
}

function show(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
  root.append(content)
  root.removeAttribute('style')
  document.title = dataset['title'] ?? ''
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
    link.href = withReturnFrom(link.pathname, location.search)
  const toggle = root.querySelector('[data-theme-toggle]')
  if (!document.documentElement.classList.contains('dark'))
    for (const name of ['aria-label', 'title']) toggle?.setAttribute(name, dataset['toDark'] ?? '')
  const shared = root.querySelector<HTMLInputElement>('[type="checkbox"]')
  if (shared) shared.checked = sessionStorage.getItem(sharedComputerKey) !== null
  focusEmail()
}
