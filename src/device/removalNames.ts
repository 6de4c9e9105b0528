import { placeName } from './names.ts'

/** The lock of an open note, in which files that were deleted can be taken back. */
export function offersName(uid: string, offeredBy: string): string {
  return `${placeName(uid)}-offers-${offeredBy}`
}

/** The lock under which a file is taken away. */
export function removalName(uid: string, fileId: string): string {
  return `${placeName(uid)}-removal-${fileId}`
}
