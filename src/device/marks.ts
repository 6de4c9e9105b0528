/**
 * Whose things lie on this device, as a mark that can be read at once: a uid; or, while that person is
 * leaving, who it is and which of their rows go with them.
 */
const key = 'notes-here'

export type Leaving = { leaving: string; discard: readonly string[] }

/** Whether nothing of anybody but this person lies here, and nobody stopped half-way out. */
export function isTidyFor(uid: string | undefined): boolean {
  const mark = readMark()
  return mark === null || mark === uid
}

/** Who has things here, and whether they were leaving. */
export function whoseThings(): { uid: string; leaving: Leaving | null } | null {
  const mark = readMark()
  if (mark === null) return null
  const leaving = parse(mark)
  return { uid: leaving?.leaving ?? mark, leaving }
}

export function isLeaving(uid: string): boolean {
  const things = whoseThings()
  return things?.uid === uid && things.leaving !== null
}

/** @throws where the browser keeps no mark; then nothing else may be kept, either. */
export function markThings(uid: string): void {
  localStorage.setItem(key, uid)
}

/** From now on the next start goes on with it, should this page end before it is done. */
export function markLeaving(leaving: Leaving): void {
  if (readMark() !== null) localStorage.setItem(key, JSON.stringify(leaving))
}

export function removeMark(): void {
  localStorage.removeItem(key)
}

function readMark(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(mark: string): Leaving | null {
  try {
    const { leaving, discard } = JSON.parse(mark) as Partial<Leaving>
    return leaving && discard ? { leaving, discard } : null
  } catch {
    return null
  }
}
