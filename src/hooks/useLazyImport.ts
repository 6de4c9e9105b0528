import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Imports code that a component needs later. Returns `null` until it's there.
 *
 * @param load must be the same function on every render; `null` while nothing is needed.
 * @param onMissing called whenever the import has failed.
 */
export function useLazyImport<Code extends object>(
  load: (() => Promise<Code>) | null,
  onMissing?: () => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const wanted = code ? null : load
  const report = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (!wanted) return
    return importWithRetry(wanted, setCode, report)
  }, [wanted])
  return code
}

/**
 * Imports code, and tries again when the network returns if that failed.
 *
 * @returns a function that stops it.
 */
export function importWithRetry<Code>(
  load: () => Promise<Code>,
  onFound: (code: Code) => void,
  onMissing: () => void,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const tryNow = async () => {
    const found = await load().catch(() => null)
    if (signal.aborted) return
    if (found === null) return onMissing()
    stopping.abort()
    onFound(found)
  }
  addEventListener('online', () => void tryNow(), { signal })
  void tryNow()
  return () => stopping.abort()
}
