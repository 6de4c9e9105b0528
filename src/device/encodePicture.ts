import { pictureSizeLimit } from '../domain/fileLimits.ts'
import { paintCrop, type Crop } from '../domain/pictureCrop.ts'

/** In pixels: sharp wherever a picture of a person is shown. */
const side = 512

const qualities = [0.9, 0.8, 0.65, 0.5, 0.3] as const

/**
 * A square of a picture as a JPEG of its own, small enough to be kept. It is painted anew, so that
 * nothing of the file it came from goes along: no place, no camera, no preview.
 */
export async function encodePicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  paintCrop(canvas, picture, crop)
  for (const quality of qualities) {
    const encoded = await jpegOf(canvas, quality)
    if (encoded && encoded.size <= pictureSizeLimit) return encoded
  }
  throw new Error('The browser gives no JPEG that is small enough.')
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
