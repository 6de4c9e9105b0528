import { useEffect, useRef, type RefObject } from 'react'

/**
 * Brings a place into view when there is more to see in it after the person has given something; what
 * comes from elsewhere moves nothing.
 *
 * @param count how much there is to see.
 * @returns to be called when the person gives something.
 */
export function useShowAdded(place: RefObject<HTMLElement | null>, count: number): () => void {
  const shown = useRef(count)
  const isAwaited = useRef(false)
  useEffect(() => {
    const isMore = count > shown.current
    shown.current = count
    if (!isMore || !isAwaited.current) return
    isAwaited.current = false
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [count, place])
  return () => {
    isAwaited.current = true
  }
}
