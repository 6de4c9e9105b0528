const day = 86_400_000

/**
 * Returns whether data that this device has stored is recent enough to be shown offline.
 *
 * @param confirmedAt when the server last answered, in milliseconds since 1970.
 */
export function isCacheFresh({ confirmedAt }: { confirmedAt: number }): boolean {
  const age = Date.now() - confirmedAt
  return age >= 0 && age < __CACHE_DAYS__ * day
}
