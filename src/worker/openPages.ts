/** In milliseconds: a page that is awake answers much sooner. */
const patience = 2_000

/** The first scripts of these pages, or `null` where one does not say: it sleeps, loads, or is an older one. */
export async function scriptsOf(pages: readonly Client[]): Promise<readonly string[] | null> {
  const scripts = await Promise.all(pages.map(scriptOf))
  return scripts.every((script) => script !== null) ? scripts : null
}

/** Answered by `src/device/offlineApp.ts`. */
function scriptOf(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : null)
    setTimeout(resolve, patience, null)
    page.postMessage('Which build?', [port2])
  })
}
