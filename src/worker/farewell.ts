declare const self: ServiceWorkerGlobalScope

/**
 * Takes the place of the worker, whatever that one does, and leaves nothing behind: no file, no worker. The
 * pages that the other one answered are loaded again, from the host. See docs/decisions/0046.
 */
async function leave(): Promise<void> {
  await dropFiles().catch(() => null)
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // Not waited for: a page is answered only once this worker is at work.
  for (const page of pages) page.navigate(page.url).catch(() => null)
}

async function dropFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})
