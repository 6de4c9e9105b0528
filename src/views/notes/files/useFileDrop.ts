import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped on the open note. Dropped beside it they do nothing: on its own the browser
 * would leave the app for them.
 *
 * @returns whether files are being dragged over the page.
 */
export function useFileDrop(canAdd: boolean, onAdd: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    if (canAdd && isOnNote(event)) onAdd(Array.from(event.dataTransfer?.files ?? []))
  })
  const allow = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer)
      event.dataTransfer.dropEffect = canAdd && isOnNote(event) ? 'copy' : 'none'
    setDragging(canAdd)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onFiles = (work: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      work(event)
    }
    addEventListener(
      'dragover',
      onFiles((event) => allow(event)),
      { signal },
    )
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setDragging(false), {
      signal,
    })
    addEventListener(
      'drop',
      onFiles((event) => {
        setDragging(false)
        take(event)
      }),
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isDragging
}

function isOnNote({ target }: Event): boolean {
  return target instanceof Element && target.closest('article') !== null
}
