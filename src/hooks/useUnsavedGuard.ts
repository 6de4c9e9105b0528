import { useEffect } from 'react'

/** Makes the browser ask before closing a page with unsaved changes. */
export function useUnsavedGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
}
