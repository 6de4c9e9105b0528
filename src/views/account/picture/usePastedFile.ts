import { useEffect, useEffectEvent } from 'react'

/** Takes a file that is pasted anywhere on the page, while `isOpen`. */
export function usePastedFile(isOpen: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [isOpen])
}
