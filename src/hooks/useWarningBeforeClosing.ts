import { useEffect, useId } from 'react'
import { warnBeforeClosing } from '../storage/tabs/warnBeforeClosing.ts'

/** Makes the browser ask before closing a page with unsaved changes. */
export function useWarningBeforeClosing(hasUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    warnBeforeClosing(id, hasUnsaved)
    return () => warnBeforeClosing(id, false)
  }, [id, hasUnsaved])
}
