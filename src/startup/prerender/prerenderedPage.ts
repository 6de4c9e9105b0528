import { checkWhenRestored } from './checkWhenRestored.ts'
import { codeMissingNotice, type CodeMissingNotice } from './codeMissingNotice.ts'
import { addressFor, clear, layOut, show } from './pageMarkup.ts'
import { queuePresses, type PressQueue, type SendForm } from './pressQueue.ts'

/** How long the code may take before the page reports it as missing, in milliseconds. */
const loadTimeout = 60_000

/** How long loading the code waits for the first paint, which it would delay, in milliseconds. */
const maxPaintWait = 1_000

type Pieces = {
  root: HTMLElement
  /** The page. Its data attributes hold the paths where it may be shown. */
  template: HTMLTemplateElement
  /** What to show if the code can't be loaded. */
  missing: HTMLTemplateElement
  /** Whether it's certain that no one is signed in. Requested before the page was parsed. */
  hasNoSession: Promise<boolean>
  /** If someone may be signed in, the snapshot of their page, which is shown first. */
  snapshot: Promise<unknown>
  loadCode: () => Promise<unknown>
  /** `location.reload`. */
  reload: () => void
}

/** What the code takes over once it has loaded. */
export type LoadedCode = {
  /** Whether the page is one for signed-out people. */
  isSignedOut: () => boolean
  /** Submits the page's forms until they are interactive. */
  send: SendForm
}

/** The page in the HTML, until the code has loaded. */
export type PrerenderedPage = {
  /** Whether it's certain that no one is signed in, and the page is shown. */
  isShown: boolean
  /** Set once the code has loaded, which renders everything from then on. */
  code: LoadedCode | undefined
  /** What the person has changed since the page was loaded. */
  changed: ReadonlySet<EventTarget | null>
  /** What had the focus last, even if it's no longer on the page. */
  focused: EventTarget | null
  /** The presses on the page until it is interactive, once it's shown. */
  presses: PressQueue | undefined
  start: (code: LoadedCode) => void
  /** Marks this part of the page as interactive. */
  markInteractive: (part: HTMLElement) => void
  /** Shows that code is missing, until every part is interactive. Returns a function that hides it earlier. */
  showCodeMissing: () => () => void
  /** Resolves once a part is interactive. Until then, React must render the page exactly as it is. */
  interactive: Promise<void>
}

/**
 * Shows a template's page once it's certain that no one is signed in, keeps presses on it until it is interactive,
 * and loads the code, after the paint.
 */
export function preparePage(pieces: Pieces): PrerenderedPage {
  const { root, missing, loadCode, reload } = pieces
  const notice = codeMissingNotice(missing, reload)
  const page = createPage(root, notice)
  checkWhenRestored(root, () => page.code?.isSignedOut() ?? page.isShown, reload)
  const wait = new Promise((resolve) => setTimeout(resolve, maxPaintWait))
  Promise.race([showFirst(page, pieces, notice), wait])
    .then(loadCode)
    .catch(page.showCodeMissing)
  setTimeout(() => page.code || page.showCodeMissing(), loadTimeout)
  return page
}

function createPage(root: HTMLElement, notice: CodeMissingNotice): PrerenderedPage {
  let resolveInteractive: () => void
  const changed = new Set<EventTarget | null>()
  const page: PrerenderedPage = {
    isShown: false,
    code: undefined,
    changed,
    focused: null,
    presses: undefined,
    interactive: new Promise((resolve) => (resolveInteractive = resolve)),
    start: (code) => {
      page.code = code
      notice.hide()
      if (!page.isShown) clear(root)
      page.presses?.sendForms(code.send)
    },
    markInteractive: (part) => {
      resolveInteractive()
      page.presses?.markInteractive(part)
    },
    showCodeMissing: () => {
      notice.show()
      // Submitted forms still wait for it.
      page.presses?.forget(':not(form)')
      return notice.hide
    },
  }
  addEventListener('input', ({ target }) => changed.add(target))
  addEventListener('focusin', ({ target }) => (page.focused = target))
  return page
}

/** Resolves once the page is painted, or a snapshot, or it's clear that there is nothing to show before the code. */
async function showFirst(
  page: PrerenderedPage,
  { root, template, hasNoSession, snapshot }: Pieces,
  notice: CodeMissingNotice,
): Promise<void> {
  const address = addressFor(template.dataset)
  const isKnown = (await Promise.race([hasNoSession, Promise.resolve(null)])) !== null
  if (address && !isKnown) layOut(root, template)
  const isCertain = await hasNoSession
  if (page.code) return
  if (!isCertain || !address) {
    clear(root)
    await snapshot
    return
  }
  // Its own entry says who may return, see `allowedAddress`.
  if (!location.href.endsWith(address)) history.replaceState(null, '', address)
  show(root, template)
  page.presses = queuePresses(root, notice)
  page.isShown = true
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
