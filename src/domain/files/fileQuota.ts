import { configuration } from '../configuration/appConfiguration.ts'
import { hasVerifiedIdentity, type User } from '../session/user.ts'
import { bytesPerMiB } from './fileLimits.ts'

/** The most files a person may store, and the most bytes in all. */
type FileQuota = { files: number; bytes: number }

/** Returns whether another file of this size, in bytes, is within quota. */
export function isWithinQuota(
  counted: { count: number; bytes: number },
  quota: FileQuota,
  size: number,
): boolean {
  return counted.count < quota.files && counted.bytes + size <= quota.bytes
}

// firestore.rules enforces the same numbers.

const fullQuota: FileQuota = { files: 2_000, bytes: 1_024 * bytesPerMiB }
const limitedQuota: FileQuota = { files: 20, bytes: 50 * bytesPerMiB }

const noQuota: FileQuota = { files: 0, bytes: 0 }

/**
 * Returns the person's quota: the smallest that may apply if an account has several sign-in
 * methods.
 *
 * @param areGuestFilesOn whether guests may store files.
 */
export function fileQuotaFor(user: User, areGuestFilesOn = configuration.guestFiles): FileQuota {
  if (user.isAnonymous && !areGuestFilesOn) return noQuota
  return hasVerifiedIdentity(user) ? fullQuota : limitedQuota
}

/** Returns whether the person may store files at all, a picture included. */
export function mayStoreFiles(user: User): boolean {
  return fileQuotaFor(user).files > 0
}
