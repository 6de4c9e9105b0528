import { withTimeout } from '#src/domain/withTimeout.ts'
import { encryptedIds } from '../encryptedFiles.ts'
import type { Notebook } from '../notebook.ts'

/** How long to wait for the key, in milliseconds. */
const timeout = 8_000

/**
 * How many edits and files on this device can't be decrypted, after waiting for their key. If the disk does not
 * answer, the number is unknown, and this returns 1. Never rejects.
 */
export async function countUndecryptable(uid: string, notebook: Notebook): Promise<number> {
  if (notebook.problem() === 'shared') return 0
  const count = async () => {
    const rows = [...(await notebook.outbox.rows()), ...(await notebook.uploads.rows())]
    const opened = rows.filter(({ isPersisted }) => isPersisted).length
    const encrypted = await encryptedIds(uid).then(
      ({ length }) => length,
      () => opened + 1,
    )
    return Math.max(0, encrypted - opened)
  }
  if ((await count()) === 0) return 0
  const waiting = new AbortController()
  const allOpened = new Promise<void>((resolve) => {
    const stop = notebook.subscribe(() => void count().then((left) => left === 0 && resolve()))
    waiting.signal.addEventListener('abort', stop)
  })
  await withTimeout(timeout, allOpened).catch(() => null)
  waiting.abort()
  return count()
}
