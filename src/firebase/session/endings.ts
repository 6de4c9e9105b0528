import type { SessionEnding } from '../../domain/session/sessionEnding.ts'

type Listener = () => void

let last: SessionEnding | null = null
const listeners = new Set<Listener>()

/** Records that Firebase no longer accepts the stored session, and notifies all listeners. */
export function recordEnding(ending: SessionEnding): void {
  last = ending
  for (const listener of listeners) listener()
}

/** Returns why the session ended, once. `null` if the person ended it. */
export function consumeEnding(): SessionEnding | null {
  const ending = last
  last = null
  return ending
}

/** Calls the listener after each ending. Returns a function that stops it. */
export function watchEndings(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
