import type { MarkdownTree } from '../domain/markdownTree.ts'

/**
 * Reads a Markdown text beside the page, which stays at hand whatever the text is.
 *
 * @param onEnd takes the tree; `null` where the text cannot be drawn, or nothing can be done beside the page.
 * @returns stops the work, however far it is.
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

/** Fetches what reading takes, so that it works without a network from then on. */
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
