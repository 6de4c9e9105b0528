/** In the picture's own pixels. */
type PictureSides = { width: number; height: number }

/** The visible square, in the picture's pixels. */
export type Crop = { left: number; top: number; side: number }

/** A point in the square, from 0 (left or top) to 1 (right or bottom). */
export type CropPoint = { across: number; down: number }

/** The highest zoom. At 1, the largest square is visible. */
export const closestZoom = 4

const middle: CropPoint = { across: 0.5, down: 0.5 }

/** Returns the largest square, centered. */
export function widestCrop({ width, height }: PictureSides): Crop {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

export function zoomOf({ width, height }: PictureSides, { side }: Crop): number {
  return Math.min(width, height) / side
}

/** Moves the square within the picture. The distance is in sides of the square. */
export function movedCrop(picture: PictureSides, crop: Crop, { across, down }: CropPoint): Crop {
  const { left, top, side } = crop
  return inside(picture, { left: left + across * side, top: top + down * side, side })
}

/** Zooms between 1 and `closestZoom`. The given point stays where it is if possible. */
export function zoomedCrop(
  picture: PictureSides,
  { left, top, side }: Crop,
  zoom: number,
  { across, down }: CropPoint = middle,
): Crop {
  const next = Math.min(picture.width, picture.height) / clamp(zoom, 1, closestZoom)
  const less = side - next
  return inside(picture, { left: left + less * across, top: top + less * down, side: next })
}

function inside({ width, height }: PictureSides, { left, top, side }: Crop): Crop {
  return { left: clamp(left, 0, width - side), top: clamp(top, 0, height - side), side }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Paints the crop over a whole square canvas, on white. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { width } = canvas
  const painter = canvas.getContext('2d')
  if (!painter) return
  painter.fillStyle = '#fff'
  painter.fillRect(0, 0, width, width)
  painter.imageSmoothingQuality = 'high'
  painter.drawImage(picture, crop.left, crop.top, crop.side, crop.side, 0, 0, width, width)
}
