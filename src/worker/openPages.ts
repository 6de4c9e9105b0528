/** In milliseconds: a page that is awake answers much sooner. */
const patience = 2_000

/** A page that the worker can ask. */
export type Page = { postMessage: (question: string, ports: MessagePort[]) => void }

/** The first scripts of these pages, or `null` where one does not say: it sleeps, loads, or is an older one. */
export async function scriptsOf(pages: readonly Page[]): Promise<readonly string[] | null> {
  const scripts = await Promise.all(pages.map(scriptOf))
  return scripts.every((script) => script !== null) ? scripts : null
}

/** Answered by `src/device/offlineApp.ts`. */
function scriptOf(page: Page): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : null),
    )
    port1.start()
    setTimeout(resolve, patience, null)
    page.postMessage('Which build?', [port2])
  })
}
