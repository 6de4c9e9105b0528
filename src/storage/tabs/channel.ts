/**
 * Opens a channel to the app's other tabs. `null` if the browser refuses, as Firefox does when it
 * blocks all cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
