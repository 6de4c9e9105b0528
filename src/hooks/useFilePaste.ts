import { useEffect, useEffectEvent } from 'react'

/** Accepts files pasted into elements for which `accepts` returns true. Pasted text isn't affected. */
export function useFilePaste(
  accepts: (target: Element) => boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types = [] } = event.clipboardData ?? {}
    // Office apps add a picture of the copied text to the clipboard.
    const isText = types.includes('text/plain') && types.includes('text/html')
    const isTaken = event.target instanceof Element && accepts(event.target)
    if (!files?.length || isText || !isTaken) return
    event.preventDefault()
    onFiles(Array.from(files))
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
