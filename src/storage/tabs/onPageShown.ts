/** Calls the listener each time the person sees this page again, coming from another tab or window. */
export function onPageShown(listener: () => void, signal: AbortSignal): void {
  const report = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', report, { signal })
  addEventListener('focus', report, { signal })
}
