async function e() {
  await t().catch(() => null)
  let e = await self.clients.matchAll({ type: `window` })
  await self.registration.unregister()
  for (let t of e) t.navigate(t.url).catch(() => null)
}
async function t() {
  for (let e of await caches.keys()) await caches.delete(e)
}
;(self.addEventListener(`install`, (e) => {
  e.waitUntil(self.skipWaiting())
}),
  self.addEventListener(`activate`, (t) => {
    t.waitUntil(e())
  }))
