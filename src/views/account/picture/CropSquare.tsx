import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import {
  paintCrop,
  zoomOf,
  type Crop,
  type CropPoint,
} from '../../../domain/account/pictureCrop.ts'
import { pictureText } from '../../../text/account/pictureText.ts'
import styles from './picture.module.css'

type CropSquareProps = {
  picture: ImageBitmap
  crop: Crop
  /** The ID of the usage instructions. */
  describedBy: string
  onMove: (by: CropPoint) => void
  onZoom: (zoom: number, point?: CropPoint) => void
}

const step = 0.05

/** Arrow keys move the picture, so the crop moves the other way. */
const moves: Readonly<Record<string, CropPoint>> = {
  ArrowLeft: { across: step, down: 0 },
  ArrowRight: { across: -step, down: 0 },
  ArrowUp: { across: 0, down: step },
  ArrowDown: { across: 0, down: -step },
}

const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 }

/** The visible part of a picture, controlled by dragging, pinching, tapping, the wheel, and keys. */
export function CropSquare({ picture, crop, describedBy, onMove, onZoom }: CropSquareProps) {
  const square = useRef<HTMLButtonElement>(null)
  const zoomBy = (factor: number, point?: CropPoint) =>
    onZoom(zoomOf(picture, crop) * factor, point)
  const pointers = usePointers(onMove, zoomBy)
  useWheel(square, zoomBy)
  useEffect(() => square.current?.focus(), [])
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    const factor = zooms[event.key]
    if (move) onMove(move)
    if (factor) zoomBy(factor)
    if (move || factor) event.preventDefault()
  }
  return (
    <div className={styles.frame} role="application" aria-label={pictureText.square}>
      <button
        ref={square}
        type="button"
        className={styles.square}
        aria-label={pictureText.square}
        aria-describedby={describedBy}
        onKeyDown={handleKey}
        {...pointers}
      >
        <CropCanvas picture={picture} crop={crop} side={640} />
      </button>
    </div>
  )
}

type CropCanvasProps = {
  picture: ImageBitmap
  crop: Crop
  /** In canvas pixels. */
  side: number
}

/** The cropped picture, rendered exactly as it will be saved. */
export function CropCanvas({ picture, crop, side }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" />
}

/** A smaller movement counts as a tap; 1 is the side of the square. */
const tapTolerance = 0.02

const center: CropPoint = { across: 0.5, down: 0.5 }

/**
 * Tracks pointers on the crop square. Dragging moves the picture, pinching also zooms it, and tapping centers
 * it.
 *
 * @param onMove receives how far the crop moves over the picture.
 * @param onZoom receives a zoom factor and the point that stays fixed.
 */
function usePointers(
  onMove: (by: CropPoint) => void,
  onZoom: (factor: number, point: CropPoint) => void,
) {
  const pointers = useRef(new Map<number, CropPoint>())
  const start = useRef<CropPoint | null>(null)
  const leave = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
    start.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      start.current = pointers.current.size === 1 ? pointOf(event) : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pointers.current.has(event.pointerId)) return
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, pointOf(event))
      const after = [...pointers.current.values()]
      const [from, to] = [centerOf(before), centerOf(after)]
      if (start.current && distance(start.current, to) > tapTolerance) start.current = null
      if (before.length > 1) onZoom(spread(after) / (spread(before) || 1), to)
      onMove(offsetBetween(from, to))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current) onMove(offsetBetween(pointOf(event), center))
      leave(event)
    },
    onPointerCancel: leave,
  }
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): CropPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { across: (clientX - left) / width, down: (clientY - top) / height }
}

function offsetBetween(one: CropPoint, other: CropPoint): CropPoint {
  return { across: one.across - other.across, down: one.down - other.down }
}

function distance(one: CropPoint, other: CropPoint): number {
  const { across, down } = offsetBetween(one, other)
  return Math.hypot(across, down)
}

function spread([one = center, other = center]: readonly CropPoint[]): number {
  return distance(one, other)
}

function centerOf([one = center, other = one]: readonly CropPoint[]): CropPoint {
  return { across: (one.across + other.across) / 2, down: (one.down + other.down) / 2 }
}

/** The wheel delta that zooms in about threefold. */
const wheelUnits = 500

/** The same for a touchpad pinch, which browsers report as Ctrl and wheel, in much smaller steps. */
const pinchUnits = 100

/**
 * Zooms with the wheel instead of scrolling the page. React's wheel handler is passive and can't prevent
 * scrolling.
 */
function useWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, point: CropPoint) => void,
): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!element.current) return
    event.preventDefault()
    const { left, top, width, height } = element.current.getBoundingClientRect()
    const point = { across: (event.clientX - left) / width, down: (event.clientY - top) / height }
    onZoom(Math.exp(-event.deltaY / (event.ctrlKey ? pinchUnits : wheelUnits)), point)
  })
  useEffect(() => {
    const target = element.current
    target?.addEventListener('wheel', zoom, { passive: false })
    return () => target?.removeEventListener('wheel', zoom)
  }, [element])
}
