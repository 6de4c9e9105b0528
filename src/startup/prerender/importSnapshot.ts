/**
 * Someone may be signed in: shows the page they last saw, until the app has loaded. Resolves once that page
 * is there, or there is none.
 */
export async function importSnapshot(): Promise<void> {
  const { lastSeen } = document.documentElement.dataset
  if (lastSeen) await import(/* @vite-ignore */ lastSeen).catch(() => null)
}
