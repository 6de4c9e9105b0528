import { hasCode } from '#src/domain/errorCode.ts'
import { withTimeout } from '#src/domain/withTimeout.ts'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'

/** How long an attempt on a fast line may take, in milliseconds. */
const minTimeout = 10_000

/** How long an attempt may take, in milliseconds, however slow the line. */
const maxTimeout = 80_000

/** How long to wait for the end of an attempt that has timed out, in milliseconds. */
const lastTryTimeout = 3_000

type Attempts = {
  /** The last attempt for each note. */
  last: Map<string, Promise<unknown>>
  timeout: number
}

/** The attempts in each database. It ends with its session, and its attempts may then never end. */
const attemptsIn = new WeakMap<object, Attempts>()

/**
 * Runs an attempt to change a note after the one before, which may still be writing although it has timed out.
 * After each that timed out, the next one in the same database may take twice as long, up to 80 seconds.
 *
 * @param work starts nothing new once its signal aborts.
 * @throws the work's error; `deadline-exceeded` when the time is up.
 */
export async function attemptInOrder<Result>(
  database: object,
  noteId: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const attempts = attemptsIn.get(database) ?? { last: new Map(), timeout: minTimeout }
  attemptsIn.set(database, attempts)
  const { last, timeout } = attempts
  await withTimeout(lastTryTimeout, Promise.allSettled([last.get(noteId)])).catch(() => null)
  const trying = new AbortController()
  const start = performance.now()
  const working = work(trying.signal)
  last.set(noteId, working)
  const forget = () => last.get(noteId) === working && last.delete(noteId)
  working.then(forget, forget)
  try {
    const result = await withServerTimeout(timeout, working)
    if (performance.now() - start < minTimeout) attempts.timeout = minTimeout
    return result
  } catch (error) {
    if (hasCode(error, 'deadline-exceeded')) {
      attempts.timeout = Math.min(2 * timeout, maxTimeout)
    }
    throw error
  } finally {
    trying.abort()
  }
}
