import { snapshotSlot } from '../../domain/session/lastSeen.ts'

/** From now on, only this person's last page may be painted. Removes another person's. */
export function keepSnapshotOf(uid: string): void {
  const slot = document.getElementById(snapshotSlot)
  if (!slot) return
  if ((slot.dataset['uid'] ?? uid) === uid) slot.dataset['uid'] = uid
  else slot.remove()
}
