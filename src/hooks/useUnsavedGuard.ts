import { useEffect } from 'react'

/** Makes the browser ask before closing a page with unsaved changes. */
export function useUnsavedGuard(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
