/**
 * Lets the app open without a network on this device, from now on. Where the browser refuses, everything
 * stays as it is. Only for a device that its person called their own, and never on a development
 * server, whose files no worker knows.
 */
export async function keepAppOffline(): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.register('/worker.js')
    // A worker that was to go, and stayed because its pages did, installs nothing anew by itself.
    active?.postMessage('keep')
  } catch {
    return
  }
}

/** Takes that back, and the files with it. Does nothing where there is nothing to take back. */
export async function dropOfflineApp(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    return
  }
}
