import type { PictureSize } from './pictureHeader.ts'

/** Why a file is not taken as a picture. */
export type PictureRefusal =
  | 'too-large'
  | 'too-many-pixels'
  | 'not-a-picture'
  /** Its content is broken, or it is gone. */
  | 'unreadable'
  | 'too-slow'
  /** The person keeps as many files as they may. */
  | 'no-room'

/** The largest file that is looked into, in bytes. */
export const chosenFileLimit = 50 * 1_048_576

const mostPixels = 40_000_000
const longestSide = 10_000

/** Why a picture of this size is not decoded, if that is so. */
export function refusalOfSize(size: PictureSize | null): PictureRefusal | null {
  if (size === null) return 'not-a-picture'
  const { width, height } = size
  const isTooMuch = width * height > mostPixels || Math.max(width, height) > longestSide
  return isTooMuch ? 'too-many-pixels' : null
}
