import { configuration } from '../config.ts'
import type { ProbeServer, WatchConnection } from '../machines/connectionMachine.ts'
import { watchReach } from './reach.ts'

const patience = 10_000

/** Reports what the browser knows of the network, and what each call to the provider reveals. */
export const watchConnection: WatchConnection = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal })
  addEventListener('online', () => sendBack({ type: 'network.back' }), { signal })
  if (!navigator.onLine) sendBack({ type: 'network.lost' })
  const unwatch = watchReach((reached) =>
    sendBack({ type: reached ? 'server.reached' : 'server.unreachable' }),
  )
  return () => {
    watching.abort()
    unwatch()
  }
}

/** Asks for the project's public settings: the cheapest call. Its outcome is seen by the watcher. */
export const probeServer: ProbeServer = () => {
  const probing = new AbortController()
  const outOfPatience = new DOMException('The server took too long.', 'TimeoutError')
  const waiting = setTimeout(() => probing.abort(outOfPatience), patience)
  fetch(`${serverAddress()}/v1/projects?key=${configuration.firebase.apiKey}`, {
    signal: probing.signal,
  }).catch(() => null)
  return () => {
    clearTimeout(waiting)
    probing.abort()
  }
}

function serverAddress(): string {
  return __LOCAL__ && configuration.local
    ? `${configuration.local.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
}
