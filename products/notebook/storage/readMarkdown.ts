import type { MarkdownTree } from '../domain/markdownTree.ts'

/**
 * Parses Markdown in a worker, so that the page stays responsive for any text.
 *
 * @param onEnd receives the tree; `null` if the text can't be rendered or the worker can't start.
 * @returns a function that stops the worker.
 */
export function readMarkdown(text: string, onEnd: (tree: MarkdownTree | null) => void): () => void {
  const worker = startWorker()
  if (!worker) {
    queueMicrotask(() => onEnd(null))
    return () => undefined
  }
  worker.addEventListener('message', ({ data }: MessageEvent<MarkdownTree | null>) => onEnd(data))
  worker.addEventListener('error', () => onEnd(null))
  worker.postMessage(text)
  return () => worker.terminate()
}

/** Loads the worker's code, so that it works offline from then on. */
export function prepareReading(): Promise<void> {
  return new Promise((resolve) => {
    const stop = readMarkdown('', () => {
      stop()
      resolve()
    })
  })
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./markdownWorker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
