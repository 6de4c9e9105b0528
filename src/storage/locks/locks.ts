const turns = new Map<string, Promise<unknown>>()
let checking: Promise<boolean> | undefined

/**
 * Runs work under a named lock, across all of the app's tabs if the browser supports it. Within a tab, calls wait
 * for each other without the browser: Chromium doesn't keep a tab in its back/forward cache if it waits for a lock that
 * it holds itself.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const isShared = await hasLocks()
  const before = turns.get(name)
  const begin = () => (isShared ? navigator.locks.request(name, work) : work())
  const turn = (before ?? Promise.resolve()).then(begin)
  const ended = turn
    .catch(() => null)
    .finally(() => {
      if (turns.get(name) === ended) turns.delete(name)
    })
  turns.set(name, ended)
  return turn
}

/** Like `withLock`, but leaves the queue when the signal aborts. */
export async function withAbortableLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  if (!(await hasLocks())) return withLock(name, work)
  return navigator.locks.request(name, { signal }, work)
}

/** Marks a name as in use by this tab. Returns a function that ends it. */
export function holdLock(name: string): () => void {
  const staying = new AbortController()
  const { signal } = staying
  const stay = () => new Promise((resolve) => signal.addEventListener('abort', resolve))
  const begin = async () => {
    if (await hasLocks()) await navigator.locks.request(name, { mode: 'shared', signal }, stay)
  }
  begin().catch(() => null)
  return () => staying.abort()
}

/** Waits until no tab uses the name, for `limitMs` at most. Returns whether that is so. */
export async function waitUntilUnlocked(name: string, limitMs: number): Promise<boolean> {
  return (await whenUnlocked(name, limitMs, () => Promise.resolve(true))) ?? false
}

/**
 * Runs work once no tab uses the name, before another tab can use it. Returns `null`, without running it, if one
 * still does after `limitMs`.
 */
export async function whenUnlocked<Result>(
  name: string,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!(await hasLocks())) return work()
  let isFree = false
  const begin = () => {
    isFree = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(limitMs) }, begin)
  } catch (error) {
    if (isFree) throw error
    return null
  }
}

/** Insecure pages have no locks, and some browsers have them but refuse them all. */
function hasLocks(): Promise<boolean> {
  checking ??= tryLocks()
  return checking
}

async function tryLocks(): Promise<boolean> {
  try {
    await navigator.locks.request('gatehouse-trial', { mode: 'shared' }, () => null)
    return true
  } catch {
    return false
  }
}
