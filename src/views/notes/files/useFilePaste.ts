import { useEffect, useEffectEvent } from 'react'
import { pastedFile } from './pastedFile.ts'

/** Takes files that are pasted into the open note, and leaves every pasted text alone. */
export function useFilePaste(canAdd: boolean, onAdd: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { files, types = [] } = event.clipboardData ?? {}
    // Offices put a picture of what was copied beside its text.
    const isText = types.includes('text/plain') && types.includes('text/html')
    if (!canAdd || !files?.length || isText || !isForNote(event)) return
    event.preventDefault()
    onAdd(Array.from(files, pastedFile))
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

function isForNote({ target }: Event): boolean {
  if (!(target instanceof Element)) return false
  return (
    target === document.body || (target.closest('article') !== null && !target.closest('dialog'))
  )
}
