/** Starts the ids of the pages that lie among what was seen on this device. */
export const lastSeenPrefix = 'page'

/** Under which id the page at a path lies there. */
export function lastSeenId(path: string): string {
  return lastSeenPrefix + path
}
