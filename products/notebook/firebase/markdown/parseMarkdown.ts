import type { MarkdownTree } from '../../domain/markdown/markdownTree.ts'

/** The worker's messages: first that its code has loaded, and then the tree. */
type FromWorker = 'started' | MarkdownTree | null

/**
 * Parses Markdown in a worker, so that the page stays responsive for any text.
 *
 * @param onStart called when the worker's code has loaded.
 * @param onEnd receives the tree; `null` if the text can't be rendered or the worker can't start.
 * @returns a function that stops the worker.
 */
export function parseMarkdown(
  text: string,
  onStart: () => void,
  onEnd: (tree: MarkdownTree | null) => void,
): () => void {
  const worker = startWorker()
  if (!worker) {
    queueMicrotask(() => onEnd(null))
    return () => undefined
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data === 'started') onStart()
    else onEnd(data)
  })
  worker.addEventListener('error', () => onEnd(null))
  worker.postMessage(text)
  return () => worker.terminate()
}

/** Loads the worker's code, so that it works offline from then on. */
export function preloadMarkdownWorker(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      resolve()
    }
    const stop = parseMarkdown('', end, end)
  })
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./markdownWorker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
