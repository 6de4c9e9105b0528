import { pictureSize } from './pictureHeader.ts'

/** More pixels than this, and a small file may take all of a device's memory. */
const mostPixels = 40_000_000

/**
 * Whether the content of a file is a picture that a browser may decode, whatever its name and type say.
 *
 * @param bytes the whole file, which may be hostile.
 */
export function isShowable(bytes: Uint8Array): boolean {
  const size = pictureSize(bytes)
  return size !== null && size.width * size.height <= mostPixels
}
