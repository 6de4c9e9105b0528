import { pictureSize, refusalOfSize } from './pictureHeader.ts'

/**
 * Whether the content of a file is a picture that a browser may decode, whatever its name and type say.
 *
 * @param bytes the whole file, which may be hostile.
 */
export function isShowable(bytes: Uint8Array): boolean {
  return refusalOfSize(pictureSize(bytes)) === null
}
