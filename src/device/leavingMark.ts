import { markOf, readMark } from './mark.ts'

/** The notes whose rows go, and the files on their way that do; `all`: the account is gone, and nobody comes back. */
export type Discard = readonly string[] | 'all'

/** That a person is leaving, and what goes with them. */
export type Leaving = {
  discard: Discard
  /** Their session has ended; what lies here has yet to go, but nobody has to be signed out for it. */
  isOver: boolean
}

/** Whether a person was leaving; `null` where they only have things here. */
export function leavingOf(uid: string): Leaving | null {
  try {
    const { discard = [], isOver = false } = JSON.parse(readMark(uid) ?? '') as Partial<Leaving>
    return { discard, isOver }
  } catch {
    return null
  }
}

/** Whether a person is on their way out, their session not yet ended. */
export function isLeaving(uid: string): boolean {
  return leavingOf(uid)?.isOver === false
}

/** @throws where the browser keeps no mark; then nothing else may be kept, either. */
export function markThings(uid: string): void {
  if (!isLeaving(uid)) localStorage.setItem(markOf(uid), '')
}

/** From now on the next start goes on with it, should this page end before it is done. */
export function markLeaving(uid: string, leaving: Leaving): void {
  try {
    if (readMark(uid) !== null) localStorage.setItem(markOf(uid), JSON.stringify(leaving))
  } catch {
    // Without room for it, the mark that stands already still has the rest taken away.
    return
  }
}

/** They stay after all. */
export function unmarkLeaving(uid: string): void {
  if (leavingOf(uid)) localStorage.setItem(markOf(uid), '')
}

export function removeMark(uid: string): void {
  localStorage.removeItem(markOf(uid))
}
