import { isVouchedFor, type User } from '../session/user.ts'

// firestore.rules enforces the same numbers.

const mebi = 1_048_576

/** In bytes. */
export const fileSizeLimit = 10 * mebi

/** In bytes. */
export const pictureSizeLimit = mebi / 2

/** In UTF-16 code units, like `length`. */
export const fileNameLimit = 200

/** The most documents per query. */
export const listLimit = 100

/** The most files a person may store, and the most bytes in all. */
type FileAllowance = { files: number; bytes: number }

/** Returns whether another file of this size, in bytes, is within quota. */
export function fits(
  counted: { count: number; bytes: number },
  allowance: FileAllowance,
  size: number,
): boolean {
  return counted.count < allowance.files && counted.bytes + size <= allowance.bytes
}

const vouched: FileAllowance = { files: 2_000, bytes: 1_024 * mebi }
const unvouched: FileAllowance = { files: 20, bytes: 50 * mebi }

const none: FileAllowance = { files: 0, bytes: 0 }

/**
 * Returns the person's quota: the smallest that may apply if an account has several sign-in
 * methods.
 *
 * @param areGuestFilesOn whether guests may store files.
 */
export function fileAllowanceFor(
  user: User,
  areGuestFilesOn = __METHODS__.guestFiles,
): FileAllowance {
  if (user.isAnonymous && !areGuestFilesOn) return none
  return isVouchedFor(user) ? vouched : unvouched
}

/** Returns whether the person may store files at all, a picture included. */
export function mayStoreFiles(user: User): boolean {
  return fileAllowanceFor(user).files > 0
}
