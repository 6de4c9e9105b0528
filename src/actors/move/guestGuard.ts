/** Has a guest who is in put aside should a way in that was begun before replace them; fetched for guests only. */
export function watchOverGuest(): void {
  fetchGuard().catch(() => null)
}

async function fetchGuard(): Promise<void> {
  const { guardGuest } = await import('../../firebase/move/guardGuest.ts')
  guardGuest()
}
