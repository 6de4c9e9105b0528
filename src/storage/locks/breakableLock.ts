import { openChannel } from '../tabs/channel.ts'
import { withLock, withAbortableLock } from './locks.ts'

/** How long to wait before the tab that has the lock is asked, and then for its answer. */
const answerTimeoutMs = 3_000

/** Messages between tabs about a lock. */
type LockMessage = { asked: string } | { answered: string }

/**
 * How many times this tab holds each lock. After a lock was broken, the tab may get it again while its earlier work
 * still runs.
 */
const held = new Map<string, number>()

/** The locks that this tab waits for. */
const watches = new Map<string, { waiting: number; stopping: AbortController }>()

const answers = new EventTarget()

let tabs: BroadcastChannel | null | undefined

/**
 * Like `withLock`, but takes the lock from a tab that doesn't answer, as if the browser has frozen it. That tab
 * goes on with its work when it wakes up. So whatever is done under this lock must be safe to do twice, and every
 * write must be compared with what was read.
 *
 * @param signal leaves the queue when it aborts.
 */
export async function withBreakableLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  listenToTabs()
  let working: Promise<Result> | undefined
  const stopWatching = breakUnansweredLock(name)
  const begin = () => {
    stopWatching()
    working = hold(name, work)
    return working
  }
  try {
    return await (signal ? withAbortableLock(name, begin, signal) : withLock(name, begin))
  } catch (error) {
    if (working) return await working
    throw error
  } finally {
    stopWatching()
  }
}

async function hold<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const count = (change: number) => held.set(name, (held.get(name) ?? 0) + change)
  count(1)
  try {
    return await work()
  } finally {
    count(-1)
  }
}

/**
 * Breaks the lock while it is waited for and its holder doesn't answer. Returns a function that stops it, once for
 * each call.
 */
function breakUnansweredLock(name: string): () => void {
  const known = watches.get(name)
  const watch = known ?? { waiting: 0, stopping: new AbortController() }
  watch.waiting += 1
  if (!known) {
    watches.set(name, watch)
    breakWhileUnanswered(watch.stopping.signal, name).catch(() => null)
  }
  let isWaiting = true
  return () => {
    if (!isWaiting) return
    isWaiting = false
    watch.waiting -= 1
    if (watch.waiting > 0) return
    watch.stopping.abort()
    watches.delete(name)
  }
}

async function breakWhileUnanswered(signal: AbortSignal, name: string): Promise<void> {
  while (!signal.aborted) {
    await pause(signal)
    const holder = await holderOf(name)
    if (signal.aborted || !holder || (await isAwake(name))) continue
    // Another tab may have broken the lock in the meantime, and work under it.
    if (signal.aborted || (await holderOf(name)) !== holder) continue
    await navigator.locks.request(name, { steal: true }, () => null)
  }
}

/** Returns whether the tab that has a lock answers in time, or can't be asked. */
async function isAwake(name: string): Promise<boolean> {
  if (!tabs || isHeld(name)) return true
  const answered = new AbortController()
  const confirmAwake = () => answered.abort()
  answers.addEventListener(name, confirmAwake)
  tabs.postMessage({ asked: name } satisfies LockMessage)
  await pause(answered.signal)
  answers.removeEventListener(name, confirmAwake)
  return answered.signal.aborted
}

function isHeld(name: string): boolean {
  return (held.get(name) ?? 0) > 0
}

function listenToTabs(): void {
  if (tabs !== undefined) return
  tabs = openChannel('gatehouse-locks')
  tabs?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if ('answered' in data) answers.dispatchEvent(new Event(data.answered))
    else if (isHeld(data.asked)) tabs?.postMessage({ answered: data.asked } satisfies LockMessage)
  })
}

async function holderOf(name: string): Promise<string | undefined> {
  const { held: all = [] } = await navigator.locks.query()
  return all.find((lock) => lock.name === name)?.clientId
}

/** Resolves after a while, or when the signal aborts. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, answerTimeoutMs)
    signal.addEventListener('abort', end)
  })
}
