import type { SessionEnding } from '../domain/sessionEnding.ts'

type Listener = () => void

let last: SessionEnding | null = null
const listeners = new Set<Listener>()

/** Notes that the provider will not take the stored session any more, and tells everyone who watches. */
export function recordEnding(ending: SessionEnding): void {
  last = ending
  for (const listener of listeners) listener()
}

/** Why the session ended, told once; `null` when the person ended it. */
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
