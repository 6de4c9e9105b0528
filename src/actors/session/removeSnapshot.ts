import { snapshotSlot } from '../../domain/session/lastSeen.ts'

/** Removes the painted page of an earlier visit, and prevents later painting. Safe to repeat. */
export function removeSnapshot(): void {
  document.getElementById(snapshotSlot)?.remove()
}
