/**
 * Calls the listener after an internal assertion failure of Firestore's client. The client stops for good, and all
 * later calls on this page fail. The first error reaches only the window.
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
