import { firstScript, followNewBuilds } from './newBuild.ts'

/**
 * Registers the service worker, so that the app starts without a network on this device. Does
 * nothing if the browser refuses. Don't call it on a development server, whose files the worker
 * doesn't know.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', replyWithBuild)
    const registration = await serviceWorker.register('/worker.js')
    registration.active?.postMessage('A page has started.')
    followNewBuilds(registration)
  } catch {
    return
  }
}

/** Like `registerServiceWorker`, unless the browser is set to save data. */
export async function registerUnlessSavingData(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!connection?.saveData) await registerServiceWorker()
}

/** The worker asks which build this tab uses, and keeps that build while the tab is open. */
function replyWithBuild({ ports: [port] }: MessageEvent): void {
  port?.postMessage(firstScript())
}
