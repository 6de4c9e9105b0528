/** The version of everything that this build stores on a device. Raise it with every change of what is stored. */
export const storedVersion = 2

/** The envelope of what is stored on a device. */
export type VersionedRecord = { v: number }

/**
 * Returns whether this build can read it. What another build has stored isn't deleted or overwritten, except for
 * copies of what the server has.
 */
export function isReadableVersion({ v }: VersionedRecord): boolean {
  return v === storedVersion
}
