type Listener = (reached: boolean) => void

const listeners = new Set<Listener>()

/** Notifies all listeners whether the server just answered. */
export function reportReach(reached: boolean): void {
  for (const listener of listeners) listener(reached)
}

/** Calls the listener after each call to Firebase. Returns a function that stops it. */
export function watchReach(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
