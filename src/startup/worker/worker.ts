import type { Build } from './build.ts'
import { cachedBuild } from './cachedBuild.ts'
import { cachedResourceOf } from './cachedResource.ts'
import { cacheFirst, networkFirst } from './cacheStrategies.ts'
import { scriptsOf } from './openPages.ts'

declare const self: ServiceWorkerGlobalScope

/** Defined by `build/offlineWorker.ts`. */
declare const __BUILD__: Build

/** Longer than a slow network or disk takes, but shorter than people wait for an empty page. */
const timeoutMs = 3_000

const app = __BUILD__
const build = cachedBuild(app)

self.addEventListener('install', (event) => {
  event.waitUntil(build.fetchAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/**
 * A page has started: fetches what the browser evicted, and deletes what no page needs anymore. A page that asks with
 * its first script learns whether it is of this build.
 */
self.addEventListener('message', (event) => {
  const { files, generation } = app
  event.ports[0]?.postMessage({ isOfPage: files.includes(String(event.data)), generation })
  event.waitUntil(build.fetchAll().then(dropOthers))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const resource = cachedResourceOf(request, self.location.origin, app)
  if (!resource) return
  const { what, path } = resource
  const sources = {
    network: () => fetch(request),
    cached: () => (what === 'file' ? build.file(path) : build.page(path)),
  }
  const respond = what === 'reload' ? networkFirst : cacheFirst
  event.respondWith(respond(sources, timeoutMs))
})

async function dropOthers(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // The only framed pages of this origin are Firebase's.
  const scripts = await scriptsOf(open.filter(({ frameType }) => frameType !== 'nested'))
  // A build that is being installed must not be deleted.
  const { installing, waiting } = self.registration
  if (scripts && !installing && !waiting) await build.dropOthers(scripts)
}
