/** Runs the Firebase CLI with these arguments. */
export type FirebaseCli = {
  /** Shows its output, and returns its exit code. */
  show: (args: readonly string[]) => number
  /** Returns its output; `null` if it fails. */
  read: (args: readonly string[]) => string | null
}

/**
 * Deploys the indexes of Firestore, waits until they are built, and only then deploys the app and the rules: a query
 * without its index fails. If the options contain `--only` or `--except`, it deploys only those parts, and waits for
 * nothing.
 *
 * @param pause waits before it looks again.
 * @returns the exit code.
 */
export async function release(
  { show, read }: FirebaseCli,
  options: readonly string[],
  pause: () => Promise<void>,
): Promise<number> {
  // The Firebase CLI doesn't accept both.
  if (options.some((option) => /^--(only|except)\b/.test(option)))
    return show(['deploy', ...options])
  const status = show(['deploy', '--only', 'firestore:indexes', ...options])
  if (status !== 0) return status
  for (;;) {
    const indexes = read(['firestore:indexes', '--pretty'])
    if (indexes === null) return 1
    if (!indexes.includes('[CREATING]')) break
    await pause()
  }
  return show(['deploy', '--only', 'hosting,firestore:rules,storage', ...options])
}

/** Whether the Firebase CLI may use the project, with whatever credentials it finds. */
export function canUseProject({ read }: Pick<FirebaseCli, 'read'>): boolean {
  return read(['apps:list', 'WEB']) !== null
}
