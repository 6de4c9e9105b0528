import { useEffect } from 'react'

/** Keeps the browser from leaving the app for a dropped file, also while nothing here can take one. */
export function useStayOnDrop(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // Heard first: whoever takes files says so after it.
    addEventListener('dragover', stay, true)
    addEventListener('drop', stay, true)
    return () => {
      removeEventListener('dragover', stay, true)
      removeEventListener('drop', stay, true)
    }
  }, [])
}
