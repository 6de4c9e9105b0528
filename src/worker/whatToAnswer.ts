import type { Build } from './build.ts'

/** What the worker has to know of a request. */
type Asked = Pick<Request, 'cache' | 'method' | 'mode' | 'url'>

/** A file of the build that a request asks for. `again`: a page that its person loads again. */
export type Wanted = { what: 'page' | 'again' | 'file'; path: string }

/** Firebase's own pages, and links from mails and other systems: those are worth nothing without a network. */
const notOurs = /^\/(__|auth)\//
const code = /[?&](\w*code|state|token|apiKey)=/i

/**
 * What the worker answers a request with, or `null` where it leaves it to the browser: all that is not
 * the app's own, and all that may carry a code.
 *
 * @param origin the app's own.
 */
export function whatToAnswer(request: Asked, origin: string, build: Build): Wanted | null {
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== origin) return null
  if (request.mode !== 'navigate') return isFile(address, build) ? file(address) : null
  if (notOurs.test(address.pathname) || code.test(address.search)) return null
  const path = pageAt(address.pathname, build)
  // That is how browsers ask when a person, or the app, loads a page again.
  const isAgain = request.cache === 'no-cache' || request.cache === 'reload'
  return path === null ? null : { what: isAgain ? 'again' : 'page', path }
}

/** A query asks past what is kept. Files of other builds are answered, too: a name tells what is in it. */
function isFile({ pathname, search }: URL, { files }: Build): boolean {
  const isOwn = pathname.includes('.') && files.includes(pathname)
  return search === '' && (isOwn || pathname.startsWith('/assets/'))
}

function file({ pathname }: URL): Wanted {
  return { what: 'file', path: pathname }
}

function pageAt(path: string, { routes }: Build): string | null {
  return routes.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? null
}
