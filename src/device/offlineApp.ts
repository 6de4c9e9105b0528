/**
 * Lets the app start without the network on this device, from now on. Where the browser refuses, everything
 * stays as it is. Never on a development server, whose files no worker knows.
 */
export async function keepAppOffline(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', tellBuild)
    const { active } = await serviceWorker.register('/worker.js')
    active?.postMessage('A page has started.')
  } catch {
    return
  }
}

/** The same for whoever visits. Only for people who save data it is not worth its bytes. */
export async function keepAppForVisitors(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!connection?.saveData) await keepAppOffline()
}

/** The worker asks which build this page has started with, and keeps that as long as it does. */
function tellBuild({ ports: [port] }: MessageEvent): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  port?.postMessage(script && new URL(script.src).pathname)
}
