import { useEffect, useEffectEvent } from 'react'

/** Takes files that are pasted where `accepts` says so, and leaves every pasted text alone. */
export function useFilePaste(
  accepts: (target: Element) => boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { files, types = [] } = event.clipboardData ?? {}
    // Offices put a picture of what was copied beside its text.
    const isText = types.includes('text/plain') && types.includes('text/html')
    const isTaken = event.target instanceof Element && accepts(event.target)
    if (!files?.length || isText || !isTaken) return
    event.preventDefault()
    onFiles(Array.from(files))
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
