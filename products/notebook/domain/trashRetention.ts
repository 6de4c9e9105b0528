/** In milliseconds. */
export const day = 24 * 60 * 60_000

/** How long a note stays in the trash, in milliseconds. */
export const trashRetention = 30 * day

/** Days until a note in the trash is permanently deleted. Both times are in milliseconds since 1970. */
export function daysLeft(trashedAt: number, now: number): number {
  const age = Math.max(0, now - trashedAt)
  return Math.max(0, Math.ceil((trashRetention - age) / day))
}
