import { lastSeenSlot } from '../domain/lastSeenSlot.ts'

/** Takes away what was painted of another visit; from now on nothing more is painted. Repeatable. */
export function dropLastSeen(): void {
  document.getElementById(lastSeenSlot)?.remove()
}
