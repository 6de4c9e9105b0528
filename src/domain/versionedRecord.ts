/** The version of keys, journals, and small records on a device. Raise it with every change of one. */
export const storedVersion = 1

/** The version of what is encrypted: rows, files, and copies. Raise it with every change of one. */
export const encryptedVersion = 3

/** The envelope of what is stored on a device. */
export type VersionedRecord = { v: number }

/**
 * Returns whether this build can read a record. What another build has stored isn't deleted or overwritten, except for
 * copies of what the server has.
 */
export function isReadableVersion({ v }: VersionedRecord, version = storedVersion): boolean {
  return v === version
}
