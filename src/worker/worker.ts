import { keptFirst, networkFirst } from './answers.ts'
import type { Build } from './build.ts'
import { keptBuild } from './keptBuild.ts'
import { scriptsOf } from './openPages.ts'
import { whatToAnswer } from './whatToAnswer.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by `scripts/vite/offlineWorker.ts`. */
declare const __BUILD__: Build

/** In milliseconds: longer than a slow network or disk takes, shorter than a person waits for an empty page. */
const patience = 3_000

const app = __BUILD__
const build = keptBuild(app)

self.addEventListener('install', (event) => {
  event.waitUntil(build.fetchAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** A page has started. What the browser took away is fetched anew, and what no page needs any more goes. */
self.addEventListener('message', (event) => {
  event.waitUntil(build.fetchAll().then(dropOthers))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const wanted = whatToAnswer(request, self.location.origin, app)
  if (!wanted) return
  const { what, path } = wanted
  const sources = {
    network: () => fetch(request),
    kept: () => (what === 'file' ? build.file(path) : build.page(path)),
  }
  const answer = what === 'again' ? networkFirst : keptFirst
  event.respondWith(answer(sources, patience))
})

async function dropOthers(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // The only pages of this origin in a frame are Firebase's.
  const scripts = await scriptsOf(open.filter(({ frameType }) => frameType !== 'nested'))
  // The next build is not one that no page needs.
  const { installing, waiting } = self.registration
  if (scripts && !installing && !waiting) await build.dropOthers(scripts)
}
