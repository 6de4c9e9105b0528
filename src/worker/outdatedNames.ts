/**
 * Which caches nobody needs any more: all but the build's own and the one before it, whose late parts
 * tabs may still fetch that were opened before the release.
 *
 * @param names from the oldest to the newest.
 */
export function outdatedNames(names: readonly string[], own: string): readonly string[] {
  return names.filter((name) => name !== own).slice(0, -1)
}
