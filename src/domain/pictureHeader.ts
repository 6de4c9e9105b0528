import { saysAt } from './bytesAt.ts'
import type { PictureExtent } from './pictureExtent.ts'
import { gifExtent } from './pictureHeaderGif.ts'
import { jpegExtent } from './pictureHeaderJpeg.ts'
import { pngExtent } from './pictureHeaderPng.ts'
import { webpExtent } from './pictureHeaderWebp.ts'

export type PictureSize = PictureExtent & {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
}

const kinds = [
  { type: 'image/png', start: '\x89PNG\r\n\x1A\n', read: pngExtent },
  { type: 'image/jpeg', start: '\xFF\xD8\xFF', read: jpegExtent },
  { type: 'image/gif', start: 'GIF8', read: gifExtent },
  { type: 'image/webp', start: 'RIFF', read: webpExtent },
] as const

/**
 * What the content of a file says of the picture in it, read without decoding any of it: a small file can
 * unfold into more pixels than the device has memory for.
 *
 * @param bytes the whole file, which may be hostile.
 * @returns `null` for every other kind of file, and where the size cannot be read.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = kinds.find(({ start }) => saysAt(bytes, 0, start))
  const extent = kind?.read(bytes)
  return kind && extent ? { type: kind.type, ...extent } : null
}
