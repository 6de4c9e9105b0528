import { paths } from '#src/paths.ts'
import { signedInText } from '#src/text/session/signedInText.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { trustAnswer } from '../stores/trustedDeviceStore.ts'

/**
 * Stores the current page as HTML for the next visit, if the device is the person's own and the browser can
 * show it. A note's page has the list beside it, so the home page is stored with it.
 */
export async function storePageSnapshot(uid: string, path: string): Promise<void> {
  const root = document.getElementById('root')
  if (trustAnswer(uid) !== 'yes' || !root || !('setHTML' in root)) return
  const module = await import('#src/startup/pageSnapshot/createPageSnapshot.ts').catch(() => null)
  if (!module || location.pathname !== path) return
  // An edit that is stored while the page is copied and encrypted must count as later.
  const seenAt = Date.now()
  const pages: { path: string; page: HTMLElement }[] = [{ path, page: root }]
  if (path !== paths.home) pages.push({ path: paths.home, page: homeBeside(root) })
  const snapshots = pages.flatMap(({ path: at, page }) => {
    const html = module.createPageSnapshot(page, signedInText.fromLastVisit)
    return html === null ? [] : { path: at, html }
  })
  await notebookOf(uid).cache.putSnapshots(snapshots, seenAt)
}

/** Returns the home page, made from a note's page. It shows the same list, without an open note. */
function homeBeside(notePage: HTMLElement): HTMLElement {
  const home = notePage.cloneNode(true) as HTMLElement
  const panes = home.querySelector('main')
  panes?.setAttribute('data-shown', 'list')
  panes?.querySelector('nav + *')?.replaceChildren()
  for (const name of ['data-current', 'aria-current'])
    for (const row of home.querySelectorAll(`nav [${name}]`)) row.removeAttribute(name)
  const title = home.querySelector(`nav a[href="${paths.home}"]`)
  const heading = document.createElement('h1')
  heading.textContent = title?.textContent ?? ''
  title?.replaceWith(heading)
  return home
}
