import { answerPage } from './answerPage.ts'
import type { Build } from './build.ts'
import { howToAnswer } from './howToAnswer.ts'
import { keptBuild } from './keptBuild.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by `scripts/vite/offlineWorker.ts`. */
declare const __BUILD__: Build

/** In milliseconds: longer than a slow network takes, shorter than a person waits for an empty page. */
const patience = 3_000

const build = keptBuild(__BUILD__)

self.addEventListener('install', (event) => {
  event.waitUntil(build.fetchAll().then(() => self.skipWaiting()))
})

/** A page says anew that the app is to be kept here. */
self.addEventListener('message', (event) => {
  event.waitUntil(build.fetchAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(build.dropOutdated().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = howToAnswer(request, self.location.origin)
  if (how === 'page') {
    event.respondWith(answerPage({ network: () => fetch(request), kept: build.page }, patience))
  } else if (how === 'file') {
    event.respondWith(build.file(request).then((kept) => kept ?? fetch(request)))
  }
})
