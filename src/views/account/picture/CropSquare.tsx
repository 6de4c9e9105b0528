import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { paintCrop, zoomOf, type Crop, type PlaceInCrop } from '../../../domain/pictureCrop.ts'
import { pictureText } from '../../../text/accountText.ts'
import styles from './CropSquare.module.css'

type CropSquareProps = {
  picture: ImageBitmap
  crop: Crop
  /** The id of the words that say how it is used. */
  describedBy: string
  onMove: (by: PlaceInCrop) => void
  onZoom: (zoom: number, place?: PlaceInCrop) => void
}

const step = 0.05

/** The picture goes where the key points, and so the square goes the other way. */
const moves: Readonly<Record<string, PlaceInCrop>> = {
  ArrowLeft: { across: step, down: 0 },
  ArrowRight: { across: -step, down: 0 },
  ArrowUp: { across: 0, down: step },
  ArrowDown: { across: 0, down: -step },
}

const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 }

/** The part of a picture that is shown; it takes drags, pinches, taps, the wheel and keys. */
export function CropSquare({ picture, crop, describedBy, onMove, onZoom }: CropSquareProps) {
  const square = useRef<HTMLButtonElement>(null)
  const zoomBy = (factor: number, place?: PlaceInCrop) =>
    onZoom(zoomOf(picture, crop) * factor, place)
  const fingers = useFingers(onMove, zoomBy)
  useWheel(square, zoomBy)
  useEffect(() => square.current?.focus(), [])
  const takeKey = (event: KeyboardEvent) => {
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
        onKeyDown={takeKey}
        {...fingers}
      >
        <CropCanvas picture={picture} crop={crop} side={640} />
      </button>
    </div>
  )
}

type CropCanvasProps = {
  picture: ImageBitmap
  crop: Crop
  /** In pixels of the canvas. */
  side: number
}

/** That part of a picture, painted exactly as it will be kept. */
export function CropCanvas({ picture, crop, side }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" />
}

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
function useFingers(
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

/** How far, in the wheel's own units, comes about three times as close. */
const wheelUnits = 500

/** Browsers report a pinch on a touchpad as a wheel with Ctrl, in much smaller steps. */
const pinchUnits = 100

/** Zooms with the wheel instead of scrolling the page; React's own handler cannot keep it from that. */
function useWheel(
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
