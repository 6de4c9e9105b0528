import type { Unsaved } from '#src/domain/leftBehind.ts'

/** A thing that lies on this device only. */
export function unsaved(id: string): Unsaved {
  return { id, revision: 'edit', name: 'Milk', isStuck: false, isLasting: true }
}
