import { hasCode } from '#src/domain/errorCode.ts'
import { withTimeout } from '#src/domain/withTimeout.ts'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'

/** How long a write on a fast connection may take. */
const minTimeoutMs = 10_000

/** How long a write may take, however slow the connection. */
const maxTimeoutMs = 80_000

/** How long to wait for the end of a write that has timed out. */
const lastTryTimeoutMs = 3_000

type Writes = {
  /** The last write for each note. */
  last: Map<string, Promise<unknown>>
  timeout: number
}

/** By database, which ends with its session: its writes may then never end. */
const writesIn = new WeakMap<object, Writes>()

/**
 * Runs a write to a note after the one before, which may still be running although it has timed out.
 * After each that timed out, the next one in the same database may take twice as long, up to 80 seconds.
 *
 * @param write starts nothing new once its signal aborts.
 * @throws its error; `deadline-exceeded` when the time is up.
 */
export async function writeInOrder<Result>(
  database: object,
  noteId: string,
  write: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const writes = writesIn.get(database) ?? { last: new Map(), timeout: minTimeoutMs }
  writesIn.set(database, writes)
  const { last, timeout } = writes
  await withTimeout(lastTryTimeoutMs, Promise.allSettled([last.get(noteId)])).catch(() => null)
  const trying = new AbortController()
  const start = performance.now()
  const working = write(trying.signal)
  last.set(noteId, working)
  const forget = () => last.get(noteId) === working && last.delete(noteId)
  working.then(forget, forget)
  try {
    const result = await withServerTimeout(timeout, working)
    if (performance.now() - start < minTimeoutMs) writes.timeout = minTimeoutMs
    return result
  } catch (error) {
    if (hasCode(error, 'deadline-exceeded')) {
      writes.timeout = Math.min(2 * timeout, maxTimeoutMs)
    }
    throw error
  } finally {
    trying.abort()
  }
}
