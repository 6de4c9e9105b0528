import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The present to the minute, in milliseconds since 1970; renders again when a minute is over. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.ceil(Date.now() / minute) * minute)
}

function everyMinute(onTick: () => void): () => void {
  const ticking = setInterval(onTick, minute)
  return () => clearInterval(ticking)
}
