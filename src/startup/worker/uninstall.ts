declare const self: ServiceWorkerGlobalScope

/**
 * Replaces the existing worker and removes everything: all caches, and itself. Pages that the old worker
 * served are reloaded from the host. See docs/decisions/0015.
 */
async function uninstall(): Promise<void> {
  await deleteCaches().catch(() => null)
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // Not awaited, because pages are answered only once this worker is active.
  for (const page of pages) page.navigate(page.url).catch(() => null)
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(uninstall())
})
