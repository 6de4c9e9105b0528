import {
  pictureSize,
  chosenFileLimit,
  refusalOfSize,
  type PictureRefusal,
} from '../domain/pictureHeader.ts'

/** Enough for the picture that is kept, however close one comes; more would only fill the memory. */
const longestSide = 2_048

/**
 * Reads a file as a picture that can be cropped: upright, its first frame, at most 2,048 pixels a side.
 * Nothing is decoded before the header has said how large it is.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  if (file.size > chosenFileLimit) return 'too-large'
  try {
    const bytes = await file.arrayBuffer()
    const size = pictureSize(new Uint8Array(bytes))
    const refusal = refusalOfSize(size)
    if (size === null || refusal) return refusal ?? 'not-a-picture'
    const upright = { imageOrientation: 'from-image' } as const
    return await smaller(await createImageBitmap(new Blob([bytes], { type: size.type }), upright))
  } catch {
    return 'unreadable'
  }
}

async function smaller(whole: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = whole
  const scale = longestSide / Math.max(width, height)
  if (scale >= 1) return whole
  const scaled = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return scaled
}
