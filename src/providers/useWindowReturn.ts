import { useEffect } from 'react'

/** Calls back whenever the person comes back to this window, from another one or another tab. */
export function useWindowReturn(onReturn: () => void): void {
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    addEventListener('focus', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => watching.abort()
  }, [onReturn])
}
