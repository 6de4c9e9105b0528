// firestore.rules enforces the same numbers.

export const bytesPerMiB = 1_048_576

/** In bytes. */
export const fileSizeLimit = 10 * bytesPerMiB

/** In bytes. */
export const pictureSizeLimit = bytesPerMiB / 2

/** In bytes: an object in a folder of an existing app, by the rules that are made for it. */
export const objectSizeLimit = 32 * bytesPerMiB

/** In UTF-16 code units, like `length`. */
export const fileNameLimit = 200

/** The most documents per query. */
export const listLimit = 100
