import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'

type Listener = () => void

let last: SessionEndReason | null = null
const listeners = new Set<Listener>()

/** Records that Firebase no longer accepts the stored session, and notifies all listeners. */
export function recordSessionEnd(ending: SessionEndReason): void {
  last = ending
  for (const listener of listeners) listener()
}

/** Returns why the session ended, once. `null` if the person ended it. */
export function takeSessionEnd(): SessionEndReason | null {
  const ending = last
  last = null
  return ending
}

/** Calls the listener after each ending. Returns a function that stops it. */
export function watchSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
