import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlaceInCrop } from '../../../domain/pictureCrop.ts'

/** How far, in the wheel's own units, comes about three times as close. */
const wheelUnits = 500

/** Browsers report a pinch on a touchpad as a wheel with Ctrl, in much smaller steps. */
const pinchUnits = 100

/** Zooms with the wheel instead of scrolling the page; React's own handler cannot keep it from that. */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, place: PlaceInCrop) => void,
): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!element.current) return
    event.preventDefault()
    const { left, top, width, height } = element.current.getBoundingClientRect()
    const place = { across: (event.clientX - left) / width, down: (event.clientY - top) / height }
    onZoom(Math.exp(-event.deltaY / (event.ctrlKey ? pinchUnits : wheelUnits)), place)
  })
  useEffect(() => {
    const turned = element.current
    turned?.addEventListener('wheel', zoom, { passive: false })
    return () => turned?.removeEventListener('wheel', zoom)
  }, [element])
}
