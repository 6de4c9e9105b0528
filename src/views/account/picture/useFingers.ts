import { useRef, type PointerEvent } from 'react'
import type { PlaceInCrop } from '../../../domain/pictureCrop.ts'

/** Up to here, in sides of the square, a finger has not moved. */
const trembling = 0.02

const middle: PlaceInCrop = { across: 0.5, down: 0.5 }

/**
 * Follows the pointer on the crop square: one finger moves the picture, two also zoom, and a tap
 * centers.
 *
 * @param onMove is called with how far the square moves over the picture.
 * @param onZoom is called with how much to zoom, and around which point.
 */
export function useFingers(
  onMove: (by: PlaceInCrop) => void,
  onZoom: (factor: number, place: PlaceInCrop) => void,
) {
  const fingers = useRef(new Map<number, PlaceInCrop>())
  const start = useRef<PlaceInCrop | null>(null)
  const leave = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    start.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, placeOf(event))
      start.current = fingers.current.size === 1 ? placeOf(event) : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.has(event.pointerId)) return
      const before = [...fingers.current.values()]
      fingers.current.set(event.pointerId, placeOf(event))
      const after = [...fingers.current.values()]
      const [from, to] = [middleOf(before), middleOf(after)]
      if (start.current && distance(start.current, to) > trembling) start.current = null
      if (before.length > 1) onZoom(spread(after) / (spread(before) || 1), to)
      onMove(apart(from, to))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current) onMove(apart(placeOf(event), middle))
      leave(event)
    },
    onPointerCancel: leave,
  }
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): PlaceInCrop {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { across: (clientX - left) / width, down: (clientY - top) / height }
}

function apart(one: PlaceInCrop, other: PlaceInCrop): PlaceInCrop {
  return { across: one.across - other.across, down: one.down - other.down }
}

function distance(one: PlaceInCrop, other: PlaceInCrop): number {
  const { across, down } = apart(one, other)
  return Math.hypot(across, down)
}

function spread([one = middle, other = middle]: readonly PlaceInCrop[]): number {
  return distance(one, other)
}

function middleOf([one = middle, other = one]: readonly PlaceInCrop[]): PlaceInCrop {
  return { across: (one.across + other.across) / 2, down: (one.down + other.down) / 2 }
}
