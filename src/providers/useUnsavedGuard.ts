import { useEffect } from 'react'

/** Has the browser ask before the page is closed, while what is typed there is not kept. */
export function useUnsavedGuard(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
