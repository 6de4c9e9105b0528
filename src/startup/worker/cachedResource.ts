import type { Build } from './build.ts'

/** The relevant part of a request. */
type ResourceRequest = Pick<Request, 'cache' | 'method' | 'mode' | 'url'>

/** The cached file that a request asks for. `reload` means a page that is being reloaded. */
type CachedResource = { what: 'page' | 'reload' | 'file'; path: string }

/** Firebase's own pages, and links from emails and other systems, which need a network anyway. */
const notOurs = /^\/(__|auth)\//
const code = /[?&](\w*code|state|token|apiKey)=/i

/**
 * Returns the cached resource for a request; `null` for requests that go to the network: those to other origins, and
 * those that may carry a code.
 *
 * @param origin the app's own origin.
 */
export function cachedResourceOf(
  request: ResourceRequest,
  origin: string,
  build: Build,
): CachedResource | null {
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== origin) return null
  if (request.mode !== 'navigate') return isFile(address, build) ? file(address) : null
  if (notOurs.test(address.pathname) || code.test(address.search)) return null
  const path = pageAt(address.pathname, build)
  // Reloads use these cache modes.
  const isReload =
    request.cache === 'no-cache' || request.cache === 'reload' || isInOtherLanguage(address)
  return path === null ? null : { what: isReload ? 'reload' : 'page', path }
}

/** Whether the app asks for itself in another language, see `toLanguageDetour` in src/startup/prerender. */
function isInOtherLanguage({ pathname, search }: URL): boolean {
  return pathname === '/' && search.startsWith('?gatehouse-page=')
}

/**
 * A query bypasses the cache. Assets of other builds are included, because their names are content hashes.
 */
function isFile({ pathname, search }: URL, { files }: Build): boolean {
  const isOwn = pathname.includes('.') && files.includes(pathname)
  return search === '' && (isOwn || pathname.startsWith('/assets/'))
}

function file({ pathname }: URL): CachedResource {
  return { what: 'file', path: pathname }
}

function pageAt(path: string, { routes }: Build): string | null {
  return routes.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? null
}
