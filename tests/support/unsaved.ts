import type { UnsavedItem } from '#src/domain/session/unsavedItems.ts'

/** An item that exists only on this device. */
export function unsaved(id: string): UnsavedItem {
  return { id, revision: 'edit', name: 'Milk', isStuck: false, isPersisted: true }
}
