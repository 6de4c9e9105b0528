/** What the worker has to know of a request. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** What firebase.json answers with the app: no file, and no page of Firebase's own. */
const pagePath = /^\/([^_.][^.]*)?$/

/** Links from mails and other systems: they carry codes, and are worth nothing without a network. */
const linkPath = /^\/auth\//
const code = /[?&](\w*code|state|token|apiKey)=/i

/**
 * Whether the worker answers a request with a page, or with a file of the build, or leaves it to the
 * browser: all that is not the app's own, and all that may carry a code.
 *
 * @param origin the app's own.
 */
export function howToAnswer({ method, mode, url }: Asked, origin: string): 'page' | 'file' | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (mode !== 'navigate') return address.pathname.startsWith('/assets/') ? 'file' : null
  const isLink = linkPath.test(address.pathname) || code.test(address.search)
  return pagePath.test(address.pathname) && !isLink ? 'page' : null
}
