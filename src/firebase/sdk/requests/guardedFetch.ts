import { withAppCheck } from '../appCheckToken.ts'
import { reachability } from '../signals.ts'
import { urlOf, guardSession, type ReadUser } from './guardSession.ts'
import { firestoreServerUrl } from './serverUrls.ts'
import { renewal } from './sessionResponse.ts'

type Fetch = typeof fetch

const authCall = /\/(identitytoolkit|securetoken)\.googleapis\.com\//

/** Wraps `fetch` for the SDK, and sends what its calls reveal as signals. Leaves all other calls as they are. */
export function createGuardedFetch(original: Fetch, readUser: ReadUser): Fetch {
  const sent = shareRenewals(__APP_CHECK__ ? addAppCheck(original) : original)
  const auth = guardSession(reportReachability(sent), readUser)
  const uncached = skipCache(original)
  return (input, init) => {
    const url = urlOf(input)
    if (url.startsWith(`${firestoreServerUrl()}/`)) return uncached(input, init)
    return authCall.test(url) ? auth(input, init) : original(input, init)
  }
}

/** Otherwise, the browser's HTTP cache would keep documents after a sign-out. */
function skipCache(fetch: Fetch): Fetch {
  return (input, init) => fetch(input, { ...init, cache: 'no-store' })
}

function addAppCheck(fetch: Fetch): Fetch {
  return async (input, init) => fetch(input, await withAppCheck(init))
}

/** Several parts of the SDK ask for the same renewal at once. They share one request. */
function shareRenewals(fetch: Fetch): Fetch {
  const pending = new Map<string, Promise<Response>>()
  return async (input, init) => {
    const body = renewal.test(urlOf(input)) ? init?.body : null
    if (typeof body !== 'string') return fetch(input, init)
    const running = pending.get(body) ?? fetch(input, init).finally(() => pending.delete(body))
    pending.set(body, running)
    return (await running).clone()
  }
}

function reportReachability(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init)
      reachability.send(response.status < 500)
      return response
    } catch (error) {
      if (!isCanceled(error)) reachability.send(false)
      throw error
    }
  }
}

/** An abort says nothing about the server. A timeout does, and has another name. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
