import { sharedComputerKey } from '../../domain/session/storageKeys.ts'
import { signInPathReturningTo, pathWithReturnFrom } from '../../returnPath.ts'
import { focusEmail } from '../fields/focusEmail.ts'

type Markup = {
  root: HTMLElement
  template: HTMLTemplateElement
  hasNoSession: Promise<boolean>
}

/**
 * Shows the page if it belongs to this address, once it's certain that no one is signed in. Until then it is hidden,
 * and laid out.
 *
 * @param isTooLate whether the app has loaded meanwhile, which renders the page itself.
 * @returns whether the page is shown.
 */
export async function showIfSignedOut(
  { root, template, hasNoSession }: Markup,
  isTooLate: () => boolean,
): Promise<boolean> {
  const address = addressFor(template.dataset)
  const isKnown = (await Promise.race([hasNoSession, Promise.resolve(null)])) !== null
  if (address && !isKnown) layOut(root, template)
  const isCertain = await hasNoSession
  if (isTooLate()) return false
  if (!isCertain || !address) {
    removePage(root)
    return false
  }
  // An entry at its own address keeps its state, which says who may return (`allowedPath`).
  if (!location.href.endsWith(address)) history.replaceState(null, '', address)
  show(root, template)
  return true
}

/** The address at which to show the page; `null` if the URL belongs to another page. */
function addressFor({ here, guarded }: DOMStringMap): string | null {
  const { pathname, search, hash } = location
  const address = pathname + search + hash
  const isIn = (addresses = '$^') => new RegExp(`^(${addresses})/?$`, 'i').test(pathname)
  if (isIn(guarded)) return signInPathReturningTo(address)
  return isIn(here) ? address : null
}

function layOut(root: HTMLElement, { content }: HTMLTemplateElement): void {
  root.style.visibility = 'hidden'
  root.append(content)
}

export function removePage(root: HTMLElement): void {
  root.replaceChildren()
  root.removeAttribute('style')
}

/** Shows the page, adapted to the address, theme, and a shared computer, and focuses its email field. */
function show(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
  root.append(content)
  root.removeAttribute('style')
  document.title = dataset['title'] ?? ''
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
    link.href = pathWithReturnFrom(link.pathname, location.search)
  const toggle = root.querySelector('[data-theme-toggle]')
  if (!document.documentElement.classList.contains('dark'))
    for (const name of ['aria-label', 'title']) toggle?.setAttribute(name, dataset['toDark'] ?? '')
  const shared = root.querySelector<HTMLInputElement>(`#${sharedComputerKey}`)
  if (shared) shared.checked = sessionStorage.getItem(sharedComputerKey) !== null
  focusEmail()
}
