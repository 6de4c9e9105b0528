import type { Crop } from './pictureCrop.ts'

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
