import { pictureSize, refusalOfSize } from '#src/domain/account/pictureHeader.ts'

/**
 * Returns whether a file's content is a picture that browsers may decode, whatever its name and
 * type.
 *
 * @param bytes the whole file, which may be hostile.
 */
export function isSafePicture(bytes: Uint8Array): boolean {
  return refusalOfSize(pictureSize(bytes)) === null
}
