import { withTimeout } from '#src/domain/withTimeout.ts'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'

/** How long an attempt may take, in milliseconds. */
const timeout = 10_000

/** How long to wait for the end of an attempt that has timed out, in milliseconds. */
const lastTryTimeout = 3_000

/** The last attempt for each note. The database ends with its session, and its attempts may then never end. */
const lastTries = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs an attempt to change a note after the one before, which may still be writing although it has timed out.
 *
 * @param work starts nothing new once its signal aborts.
 * @throws the work's error; `deadline-exceeded` when the time is up.
 */
export async function attempt<Result>(
  database: object,
  noteId: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const tries = lastTries.get(database) ?? new Map<string, Promise<unknown>>()
  lastTries.set(database, tries)
  await withTimeout(lastTryTimeout, Promise.allSettled([tries.get(noteId)])).catch(() => null)
  const trying = new AbortController()
  const working = work(trying.signal)
  tries.set(noteId, working)
  const forget = () => tries.get(noteId) === working && tries.delete(noteId)
  working.then(forget, forget)
  return withServerTimeout(timeout, working).finally(() => trying.abort())
}
