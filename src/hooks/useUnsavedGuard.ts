import { useEffect, useId } from 'react'
import { guardUnsaved } from '../storage/tabs/unsavedGuard.ts'

/** Makes the browser ask before closing a page with unsaved changes. */
export function useUnsavedGuard(hasUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    guardUnsaved(id, hasUnsaved)
    return () => guardUnsaved(id, false)
  }, [id, hasUnsaved])
}
