import type { SessionEnding } from '../domain/sessionEnding.ts'

type Listener = () => void

let last: SessionEnding | null = null
const listeners = new Set<Listener>()

/**
 * Records that the provider no longer accepts the stored session, and notifies everyone who
 * watches.
 */
export function recordEnding(ending: SessionEnding): void {
  last = ending
  for (const listener of listeners) listener()
}

/** Why the session ended, readable once; `null` if the person ended it. */
export function takeEnding(): SessionEnding | null {
  const ending = last
  last = null
  return ending
}

/** Watches for endings; returns the function that stops it. */
export function watchEndings(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
