import { lastSeenSlot } from '../domain/lastSeenSlot.ts'
import { signInReturningTo, withReturnFrom } from '../paths.ts'
import { keepPresses, type KeptPresses, type SendForm } from './keptPresses.ts'
import { nobodyIsKept } from './nobodyIsKept.ts'

/** How long the code may take before the page says that it is missing, in milliseconds. */
const patience = 60_000

/** The page that stands in the HTML, for the code that takes it over. */
export type PaintedPage = {
  /** It is certain that nobody is signed in, and the page is shown. */
  isShown: boolean
  /**
   * The page is painted, or it is known that it is not shown: code that runs before would hold it up. May never
   * resolve, where a storage never answers or the page is hidden.
   */
  decided: Promise<void>
  /** The code is there, and shows what is to be shown from now on. */
  begin: () => void
  /** Sends the forms of the page until they work. */
  sendForms: (send: SendForm) => void
  /** This part of the page works from now on. */
  takeOver: (part: Element) => void
  /** Says that code is missing, until every part works. */
  sayMissing: () => void
  /** Until a part works, the page must be rendered as it stands. */
  taken: Promise<void>
}

/**
 * Shows the page of a template once it is certain that nobody is signed in, and keeps what is done there until the
 * code takes it over.
 *
 * @param template the page, and in its data the addresses at which it may stand.
 * @param missing what to say when the code does not come.
 */
export function preparePage(
  root: Element,
  template: HTMLTemplateElement,
  missing: HTMLTemplateElement,
): PaintedPage {
  let presses: KeptPresses | undefined
  let notice: Element | null = null
  const begun = new AbortController()
  const { signal } = begun
  let resolveTaken: () => void
  const page: PaintedPage = {
    isShown: false,
    decided: Promise.resolve(),
    taken: new Promise((resolve) => (resolveTaken = resolve)),
    begin: () => {
      begun.abort()
      notice?.remove()
    },
    sendForms: (send) => presses?.sendForms(send),
    takeOver: (part) => {
      resolveTaken()
      presses?.takeOver(part, () => notice?.remove())
    },
    sayMissing: () => {
      if (notice) return
      presses?.giveUp()
      document.body.append(missing.content)
      notice = document.body.lastElementChild
      notice?.querySelector('button')?.addEventListener('click', reload)
    },
  }
  // Somebody may have signed in while the page was asleep, or before it was looked at.
  const checkAgain = async () => {
    if (page.isShown && !(await nobodyIsKept()) && !signal.aborted) reload()
  }
  const hear = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { capture: true, signal })
  hear(window, 'error', ({ target }) => target instanceof HTMLScriptElement && page.sayMissing())
  hear(window, 'pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) void checkAgain()
  })
  hear(document, 'prerenderingchange', () => void checkAgain())
  setTimeout(() => signal.aborted || page.sayMissing(), patience)
  const answer = async () => {
    const isCertain = await nobodyIsKept()
    if (!isCertain) paintLastSeen()
    if (!isCertain || signal.aborted || !leadsHere(template.dataset)) return
    show(root, template)
    presses = keepPresses(root)
    page.isShown = true
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  page.decided = answer()
  return page
}

/** Somebody may come back: what they saw last may stand here until the app is there. */
function paintLastSeen(): void {
  const script = document.getElementById(lastSeenSlot)?.dataset['script']
  if (script) import(/* @vite-ignore */ script).catch(() => null)
}

/** Whether the page belongs to the address; where the address is for others, it becomes the page's. */
function leadsHere({ here, guarded }: DOMStringMap): boolean {
  const { pathname, search, hash } = location
  const isIn = (addresses = '$^') => new RegExp(`^(${addresses})/?$`, 'i').test(pathname)
  if (!isIn(guarded)) return isIn(here)
  history.replaceState(null, '', signInReturningTo(pathname + search + hash))
  return true
}

function show(root: Element, { content, dataset }: HTMLTemplateElement): void {
  root.append(content)
  document.title = dataset['title'] ?? ''
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
    link.href = withReturnFrom(link.pathname, location.search)
  const toggle = root.querySelector('[data-theme-toggle]')
  if (!document.documentElement.classList.contains('dark'))
    for (const name of ['aria-label', 'title']) toggle?.setAttribute(name, dataset['toDark'] ?? '')
  const shared = root.querySelector<HTMLInputElement>('[type="checkbox"]')
  if (shared) shared.checked = sessionStorage.getItem('shared-computer') !== null
  if (matchMedia('(pointer: fine)').matches) root.querySelector('input')?.focus()
}

function reload(): void {
  location.reload()
}
