import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'

type Listener = () => void

let last: SessionEndReason | null = null
const listeners = new Set<Listener>()

/** Records that Firebase no longer accepts the stored session, and notifies all listeners. */
export function recordSessionEnd(endReason: SessionEndReason): void {
  last = endReason
  for (const listener of listeners) listener()
}

/** Returns why the session ended, once. `null` if the person ended it. */
export function takeSessionEnd(): SessionEndReason | null {
  const endReason = last
  last = null
  return endReason
}

/** Calls the listener after each end of a session. Returns a function that stops it. */
export function watchSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
