const prefix = 'notes-here-'

/**
 * Under which name local storage says that somebody's things lie on this device: with an empty text, or
 * with what `leavingMark` writes of one who goes. The first page reads it, so it stands alone.
 */
export function markOf(uid: string): string {
  return prefix + uid
}

/** Whether nothing of anybody but this person lies here, and nobody stopped half-way out. */
export function isTidyFor(uid = ''): boolean {
  return whoseThings().every((one) => one === uid && !readMark(one))
}

/** Everybody who has things here. */
export function whoseThings(): readonly string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    return names.map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}

export function readMark(uid: string): string | null {
  return localStorage.getItem(markOf(uid))
}
