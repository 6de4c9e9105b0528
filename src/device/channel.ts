/**
 * What carries messages to the other tabs of this app under a name; `null` where the browser refuses it, as
 * Firefox does where it blocks all cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
