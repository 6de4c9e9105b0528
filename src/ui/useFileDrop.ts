import { useEffect, useEffectEvent, useState } from 'react'

/** Where files are while they are dragged: over what takes them, or anywhere else on the page. */
export type FileDrag = 'over' | 'beside' | null

/**
 * Takes files that are dropped on what `accepts` them. Dropped beside it they do nothing: on its own the
 * browser would leave the app for them.
 *
 * @returns where files are being dragged; `null` while none are.
 */
export function useFileDrop(
  accepts: (target: Element) => boolean,
  onFiles: (files: readonly File[]) => void,
): FileDrag {
  const [drag, setDrag] = useState<FileDrag>(null)
  const isTaken = ({ target }: Event) => target instanceof Element && accepts(target)
  const follow = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const isOver = isTaken(event)
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none'
    setDrag(isOver ? 'over' : 'beside')
  })
  const take = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDrag(null)
    if (isTaken(event)) onFiles(Array.from(event.dataTransfer?.files ?? []))
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('dragover', (event) => follow(event), { signal })
    addEventListener('drop', (event) => take(event), { signal })
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setDrag(null), { signal })
    return () => listening.abort()
  }, [])
  return drag
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
