const turns = new Map<string, Promise<unknown>>()
let deciding: Promise<boolean> | undefined

/** Runs one after the other what shares a name, among all pages of this app where the browser can. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (await hasLocks()) return navigator.locks.request(name, work)
  const before = turns.get(name)
  const turn = (before ?? Promise.resolve()).then(work)
  turns.set(
    name,
    turn.catch(() => null),
  )
  return turn
}

/** As `inTurn`; gives up its place in the queue when the signal aborts. */
export async function inTurnUnless(
  signal: AbortSignal,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await hasLocks())) return inTurn(name, work)
  return navigator.locks.request(name, { signal }, work)
}

/** Says for as long as this page lives that it uses something; returns the function that stops it. */
export function occupy(name: string): () => void {
  const staying = new AbortController()
  const { signal } = staying
  const stay = () => new Promise((resolve) => signal.addEventListener('abort', resolve))
  const begin = async () => {
    if (await hasLocks()) await navigator.locks.request(name, { mode: 'shared', signal }, stay)
  }
  begin().catch(() => null)
  return () => staying.abort()
}

/** Whether no page uses it any more; waits for that, but not longer than the limit in milliseconds. */
export async function isVacated(name: string, limit: number): Promise<boolean> {
  if (!(await hasLocks())) return true
  try {
    const signal = AbortSignal.timeout(limit)
    return await navigator.locks.request(name, { signal }, () => true)
  } catch {
    return false
  }
}

/** A page that is not served securely has none, and some browsers have them and refuse them all. */
function hasLocks(): Promise<boolean> {
  deciding ??= tryLocks()
  return deciding
}

async function tryLocks(): Promise<boolean> {
  try {
    await navigator.locks.request('gatehouse-trial', { mode: 'shared' }, () => null)
    return true
  } catch {
    return false
  }
}
