import { lastSeenSlot } from '../domain/lastSeen.ts'

/** Takes away what was painted of another visit; from now on nothing more is painted. Repeatable. */
export function dropLastSeen(): void {
  document.getElementById(lastSeenSlot)?.remove()
}

/** From now on only this person's page may be painted; what was painted of anybody else goes. */
export function keepLastSeenOf(uid: string): void {
  const slot = document.getElementById(lastSeenSlot)
  if (!slot) return
  if ((slot.dataset['uid'] ?? uid) === uid) slot.dataset['uid'] = uid
  else slot.remove()
}
