import { isVouchedFor, type User } from './user.ts'

// The same numbers stand in firestore.rules, where they are enforced.

const mebi = 1_048_576

/** The largest file, in bytes. */
export const fileSizeLimit = 10 * mebi

/** The largest picture of a person, in bytes. */
export const pictureSizeLimit = mebi / 2

/** The longest name, in UTF-16 units, which is what `length` counts. */
export const fileNameLimit = 200

/** How many documents of a collection may be asked for at once. */
export const listLimit = 100

/** How many files a person may keep, and how many bytes in all. */
export type FileAllowance = { files: number; bytes: number }

/** Whether one more file of this size, in bytes, is within quota. */
export function fits(
  counted: { count: number; bytes: number },
  allowance: FileAllowance,
  size: number,
): boolean {
  return counted.count < allowance.files && counted.bytes + size <= allowance.bytes
}

const vouched: FileAllowance = { files: 2_000, bytes: 1_024 * mebi }
const unvouched: FileAllowance = { files: 20, bytes: 50 * mebi }

/**
 * The quota of this person: the least that may apply, if an account has several sign-in methods.
 */
export function fileAllowanceFor(user: User): FileAllowance {
  return isVouchedFor(user) ? vouched : unvouched
}
