export const dayMs = 24 * 60 * 60_000

/** How long a note stays in the trash. */
export const trashRetentionMs = 30 * dayMs

/** Days until a note in the trash is permanently deleted. Both times are in milliseconds since 1970. */
export function daysLeft(trashedAt: number, now: number): number {
  const age = Math.max(0, now - trashedAt)
  return Math.max(0, Math.ceil((trashRetentionMs - age) / dayMs))
}
