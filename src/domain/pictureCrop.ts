/** How wide and high a picture is, in its own pixels. */
export type PictureSides = { width: number; height: number }

/** The square that is kept of a picture, in the picture's pixels. */
export type Crop = { left: number; top: number; side: number }

/** A place in a square: 0 is its left or upper edge, 1 the one opposite. */
export type PlaceInCrop = { across: number; down: number }

/** How close one can come; 1 shows as much as fits. */
export const closestZoom = 4

const middle: PlaceInCrop = { across: 0.5, down: 0.5 }

/** The largest square, from the middle. */
export function widestCrop({ width, height }: PictureSides): Crop {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

export function zoomOf({ width, height }: PictureSides, { side }: Crop): number {
  return Math.min(width, height) / side
}

/** Moves the square as far as the picture reaches; the distance is in sides of the square. */
export function movedCrop(picture: PictureSides, crop: Crop, { across, down }: PlaceInCrop): Crop {
  const { left, top, side } = crop
  return inside(picture, { left: left + across * side, top: top + down * side, side })
}

/** Comes closer or goes back, between 1 and `closestZoom`; what is at `place` stays there if it can. */
export function zoomedCrop(
  picture: PictureSides,
  { left, top, side }: Crop,
  zoom: number,
  { across, down }: PlaceInCrop = middle,
): Crop {
  const next = Math.min(picture.width, picture.height) / within(zoom, 1, closestZoom)
  const less = side - next
  return inside(picture, { left: left + less * across, top: top + less * down, side: next })
}

function inside({ width, height }: PictureSides, { left, top, side }: Crop): Crop {
  return { left: within(left, 0, width - side), top: within(top, 0, height - side), side }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** Paints that part of a picture over a whole square canvas, and white where the picture lets through. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { width } = canvas
  const painter = canvas.getContext('2d')
  if (!painter) return
  painter.fillStyle = '#fff'
  painter.fillRect(0, 0, width, width)
  painter.imageSmoothingQuality = 'high'
  painter.drawImage(picture, crop.left, crop.top, crop.side, crop.side, 0, 0, width, width)
}
