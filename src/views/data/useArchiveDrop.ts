import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page: on its own the browser would leave the app for it.
 *
 * @returns whether one is being dragged over the page and would be taken.
 */
export function useArchiveDrop(canTake: boolean, onTake: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const drag = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = canTake ? 'copy' : 'none'
    setDragging(canTake)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const file = event.dataTransfer?.files[0]
    if (canTake && file) onTake(file)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const ifFiles = (work: (event: DragEvent) => void) => (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) work(event)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setDragging(false)
    addEventListener(
      'dragover',
      ifFiles((event) => drag(event)),
      { signal },
    )
    addEventListener(
      'drop',
      ifFiles((event) => drop(event)),
      { signal },
    )
    addEventListener('dragleave', leave, { signal })
    return () => listening.abort()
  }, [])
  return isDragging
}
