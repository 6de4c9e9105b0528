import { useEffect, useState } from 'react'

/**
 * Loads a chunk of the app that isn't urgent. Returns `null` until it's there. A failed load is retried when
 * the network returns.
 *
 * @param load must be the same function on every render.
 * @param isWanted nothing is loaded before this is true.
 */
export function useLazyImport<Part>(
  load: () => Promise<Part | null>,
  isWanted: boolean,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part | null }>({ loaded: null })
  const isMissing = isWanted && part.loaded === null
  useEffect(() => {
    if (!isMissing) return
    const fetchIt = () => void load().then((loaded) => setPart({ loaded }))
    fetchIt()
    addEventListener('online', fetchIt)
    return () => removeEventListener('online', fetchIt)
  }, [isMissing, load])
  return part.loaded
}
