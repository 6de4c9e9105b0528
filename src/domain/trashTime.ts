const day = 24 * 60 * 60_000

/** How long a note stays in the trash, in milliseconds. */
export const timeInTrash = 30 * day

/** How many whole days a note has left that was put into the trash at a moment; both in milliseconds since 1970. */
export function daysLeft(trashedAt: number, now: number): number {
  return Math.max(0, Math.floor((trashedAt + timeInTrash - now) / day))
}
