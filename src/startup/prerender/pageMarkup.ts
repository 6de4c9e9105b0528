import { sharedComputerKey } from '../../domain/session/storageKeys.ts'
import { signInReturningTo, withReturnFrom } from '../../paths.ts'
import { focusEmail } from '../focusEmail.ts'

/** The address at which to show the page; `null` if the URL belongs to another page. */
export function addressFor({ here, guarded }: DOMStringMap): string | null {
  const { pathname, search, hash } = location
  const address = pathname + search + hash
  const isIn = (addresses = '$^') => new RegExp(`^(${addresses})/?$`, 'i').test(pathname)
  if (isIn(guarded)) return signInReturningTo(address)
  return isIn(here) ? address : null
}

/** Lets the browser lay out the page while it isn't certain yet that it may be shown. */
export function layOut(root: HTMLElement, { content }: HTMLTemplateElement): void {
  root.style.visibility = 'hidden'
  root.append(content)
}

export function clear(root: HTMLElement): void {
  root.replaceChildren()
  root.removeAttribute('style')
}

/** Shows the page as it's for this address, theme, and computer, with the focus in its email field. */
export function show(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
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
