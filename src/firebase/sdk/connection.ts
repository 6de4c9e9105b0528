import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { codedError } from '../../domain/errorCode.ts'
import type { ProbeServer, WatchConnection } from '../../machines/session/connectionMachine.ts'
import { authServerUrl } from './requests/serverUrls.ts'
import { reachability } from './signals.ts'

const probeTimeoutMs = 10_000

/**
 * Reports network changes from the browser, whether each call reached the server, and a database client that
 * can't go on.
 */
export const watchConnection: WatchConnection = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal })
  addEventListener('online', () => sendBack({ type: 'network.back' }), { signal })
  if (!navigator.onLine) sendBack({ type: 'network.lost' })
  onBrokenDatabase(() => sendBack({ type: 'database.broken' }), signal)
  const unsubscribe = reachability.subscribe((reached) =>
    sendBack({ type: reached ? 'server.reached' : 'server.unreachable' }),
  )
  return () => {
    watching.abort()
    unsubscribe()
  }
}

/** Asks the server once. `watchConnection` reports the outcome. */
export const probeServer: ProbeServer = () => {
  const probing = new AbortController()
  probe(probing).catch(() => null)
  return () => probing.abort()
}

/**
 * Requests the project's public settings, the cheapest call.
 *
 * @throws if there is no response within ten seconds.
 */
async function probe(probing = new AbortController()): Promise<void> {
  const timedOut = new DOMException('The server took too long.', 'TimeoutError')
  const timer = setTimeout(() => probing.abort(timedOut), probeTimeoutMs)
  try {
    await fetch(`${authServerUrl()}/v1/projects?key=${configuration.firebase.apiKey}`, {
      signal: probing.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls the listener after an internal assertion failure of Firestore's client. The client stops for good, and all
 * later calls in this tab fail. The first error reaches only the window.
 */
function onBrokenDatabase(listener: () => void, signal: AbortSignal): void {
  const check = (error: unknown) => {
    if (isBrokenDatabase(error)) listener()
  }
  addEventListener('error', ({ error }) => check(error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => check(reason), { signal })
}

/** The error has no code. */
export function isBrokenDatabase(error: unknown): boolean {
  return error instanceof Error && /^FIRESTORE .*INTERNAL ASSERTION FAILED/.test(error.message)
}

/**
 * Whether the server can be reached. Returns `false` at once when offline; the SDK would retry for a while. Behind some
 * VPNs, `navigator.onLine` is always false, so it's only a reason to ask.
 */
export async function isOnline(): Promise<boolean> {
  if (navigator.onLine) return true
  return probe().then(
    () => true,
    () => false,
  )
}

/** @throws an error with the code `unavailable` if the browser is offline. */
export async function requireOnline(): Promise<void> {
  if (!(await isOnline())) throw codedError('unavailable', 'The browser is offline.')
}
