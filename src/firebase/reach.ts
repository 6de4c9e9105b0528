type Listener = (reached: boolean) => void

const listeners = new Set<Listener>()

/** Tells everyone who watches whether the provider's server has just answered. */
export function reportReach(reached: boolean): void {
  for (const listener of listeners) listener(reached)
}

/** Watches every call to the provider; returns the function that stops it. */
export function watchReach(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
