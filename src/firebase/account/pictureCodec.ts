import { paintCrop, type Crop } from '../../domain/account/pictureCrop.ts'
import {
  heicSize,
  pictureSize,
  chosenFileLimit,
  refusalOfSize,
  type PictureRefusal,
} from '../../domain/account/pictureHeader.ts'
import { pictureSizeLimit } from '../../domain/files/fileLimits.ts'

/** In pixels: enough for the closest crop. More would only use memory. */
const maxSide = 2_048

/**
 * Reads a file as a picture to crop: upright, first frame only, at most 2,048 pixels per side.
 * Decodes nothing until the header shows how large the picture is.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  if (file.size > chosenFileLimit) return 'too-large'
  try {
    const bytes = await file.arrayBuffer()
    const heic = heicSize(new Uint8Array(bytes))
    if (heic) return refusalOfSize(heic) ?? (await decode(bytes, 'image/heic').catch(unsupported))
    const size = pictureSize(new Uint8Array(bytes))
    const refusal = refusalOfSize(size)
    if (size === null || refusal) return refusal ?? 'not-a-picture'
    return await decode(bytes, size.type)
  } catch {
    return 'unreadable'
  }
}

async function decode(bytes: ArrayBuffer, type: string): Promise<ImageBitmap> {
  const upright = { imageOrientation: 'from-image' } as const
  return smaller(await createImageBitmap(new Blob([bytes], { type }), upright))
}

function unsupported(): PictureRefusal {
  return 'unsupported'
}

async function smaller(whole: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = whole
  const scale = maxSide / Math.max(width, height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}

/** In pixels: sharp wherever pictures of people are shown. */
const side = 512

const qualities = [0.9, 0.8, 0.65, 0.5, 0.3] as const

/**
 * Encodes the cropped square as a JPEG within the size limit. It is repainted, so that no location,
 * camera data, or preview of the original remains.
 *
 * @throws if no quality is small enough.
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
  throw new Error('The browser couldn’t make a JPEG that is small enough.')
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
