import { useEffect, useRef, type KeyboardEvent } from 'react'
import { zoomOf, type Crop, type PlaceInCrop } from '../../../domain/pictureCrop.ts'
import { pictureText } from '../../../text/accountText.ts'
import { CropCanvas } from './CropCanvas.tsx'
import styles from './CropSquare.module.css'
import { useFingers } from './useFingers.ts'
import { useWheel } from './useWheel.ts'

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
