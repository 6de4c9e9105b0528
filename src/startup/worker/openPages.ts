/** On a busy device, a page that is still loading takes seconds to answer. */
const timeoutMs = 10_000

/** A page that the worker can message. */
export type Page = { postMessage: (question: string, ports: MessagePort[]) => void }

/**
 * The first scripts of these pages; `null` if one doesn't answer because it's suspended, loading, or too old.
 */
export async function scriptsOf(pages: readonly Page[]): Promise<readonly string[] | null> {
  const scripts = await Promise.all(pages.map(scriptOf))
  return scripts.every((script) => script !== null) ? scripts : null
}

/** Answered by `src/startup/updates/registerServiceWorker.ts`. */
function scriptOf(page: Page): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : null),
    )
    port1.start()
    setTimeout(resolve, timeoutMs, null)
    page.postMessage('Which build?', [port2])
  })
}
