import { withTimeout } from '#src/domain/withTimeout.ts'
import type { Notebook } from './notebook.ts'

/**
 * Waits for a condition, and checks it again after every change in the notebook.
 *
 * @throws the given error when the time is up.
 */
export async function waitUntil(
  notebook: Pick<Notebook, 'subscribe'>,
  isMet: () => Promise<boolean>,
  timeoutMs: number,
  timeoutError?: Error,
): Promise<void> {
  let unsubscribe: (() => void) | undefined
  const met = new Promise<void>((resolve) => {
    const check = async () => {
      // If a check fails, the next change checks again.
      if (await isMet().catch(() => false)) resolve()
    }
    unsubscribe = notebook.subscribe(() => void check())
    void check()
  })
  await withTimeout(timeoutMs, met, timeoutError).finally(() => unsubscribe?.())
}
