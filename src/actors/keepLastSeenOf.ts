import { lastSeenSlot } from '../domain/lastSeenSlot.ts'

/** From now on only this person's page may be painted; what was painted of anybody else goes. */
export function keepLastSeenOf(uid: string): void {
  const slot = document.getElementById(lastSeenSlot)
  if (!slot) return
  if ((slot.dataset['uid'] ?? uid) === uid) slot.dataset['uid'] = uid
  else slot.remove()
}
