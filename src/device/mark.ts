/**
 * Whose things lie on this device, as a mark that can be read at once: a uid; or, while that person is
 * leaving, what `leavingMark` makes of it. The first page reads it, so it stands alone.
 */
export const markName = 'notes-here'

/** Whether nothing of anybody but this person lies here, and nobody stopped half-way out. */
export function isTidyFor(uid: string | undefined): boolean {
  const mark = readMark()
  return mark === null || mark === uid
}

export function readMark(): string | null {
  try {
    return localStorage.getItem(markName)
  } catch {
    return null
  }
}
