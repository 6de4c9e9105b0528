/** The ID of the element in which the last-seen page is painted before the app loads. */
export const snapshotSlot = 'last-seen'

/** The prefix of last-seen pages' IDs in the cache. */
export const snapshotPrefix = 'page'

/**
 * Returns the ID of the page at a path, such as `page/notes/1?en-US`.
 *
 * @param language the page's language. After a language change it isn't shown.
 */
export function snapshotId(path: string, language: string): string {
  return `${snapshotPrefix}${path}?${language}`
}
