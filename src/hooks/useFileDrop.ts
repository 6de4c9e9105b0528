import { useEffect, useEffectEvent, useState } from 'react'

/** Where dragged files are: over a drop target, or elsewhere on the page. */
type FileDrag = 'over' | 'beside' | null

/**
 * Accepts files dropped on elements for which `accepts` returns true. Dropped elsewhere, files do nothing; by
 * default, the browser would leave the app and open them.
 *
 * @returns where files are being dragged; `null` if they aren't.
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
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDrag(null)
    if (isTaken(event)) onFiles(Array.from(event.dataTransfer?.files ?? []))
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('dragover', (event) => follow(event), { signal })
    addEventListener('drop', (event) => drop(event), { signal })
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setDrag(null), { signal })
    return () => controller.abort()
  }, [])
  return drag
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
