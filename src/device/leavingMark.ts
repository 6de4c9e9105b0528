import { markName, readMark } from './mark.ts'

/** Who is leaving, and the notes whose rows go with them. */
export type Leaving = { leaving: string; discard: readonly string[] }

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
  if (!isLeaving(uid)) localStorage.setItem(markName, uid)
}

/** From now on the next start goes on with it, should this page end before it is done. */
export function markLeaving(leaving: Leaving): void {
  if (readMark() !== null) localStorage.setItem(markName, JSON.stringify(leaving))
}

export function removeMark(): void {
  localStorage.removeItem(markName)
}

function parse(mark: string): Leaving | null {
  try {
    const { leaving, discard } = JSON.parse(mark) as Partial<Leaving>
    return leaving && discard ? { leaving, discard } : null
  } catch {
    return null
  }
}
