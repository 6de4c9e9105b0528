/**
 * Calls the listener if Firestore's client finds its own state wrong. It stops its queue then, and each later call of this
 * page throws such an error, too. The first one is thrown where no call waits for it, so that only the window learns of it.
 */
export function watchBrokenDatabase(listener: () => void, signal: AbortSignal): void {
  const judge = (error: unknown) => {
    if (isBrokenDatabase(error)) listener()
  }
  addEventListener('error', ({ error }) => judge(error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => judge(reason), { signal })
}

/** The error has no code. */
export function isBrokenDatabase(error: unknown): boolean {
  return error instanceof Error && /^FIRESTORE .*INTERNAL ASSERTION FAILED/.test(error.message)
}
