import { onSnapshot } from 'firebase/firestore'
import type { Vault } from '../vault.ts'
import { markOf, settleMark, toMark, type SettledMark } from './deletionMark.ts'

/** After the server has refused to be watched. */
const restBeforeNextTry = 5_000

/**
 * Reports how far a person's deletion is, at once and after every change; a final mark of an account that
 * had this uid before goes, if it may.
 *
 * @returns the function that stops it.
 */
export function followMark(vault: Vault, report: (mark: SettledMark) => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const settle = async () => {
    const mark = await settleMark(vault).catch(() => 'final' as const)
    if (!isOver) report(mark)
  }
  const follow = () => {
    stop = onSnapshot(
      markOf(vault),
      (snapshot) => {
        const mark = toMark(snapshot)
        if (mark === 'final') void settle()
        else if (snapshot.exists() || !snapshot.metadata.fromCache) report(mark)
      },
      () => {
        const waiting = setTimeout(follow, restBeforeNextTry)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  follow()
  return () => {
    isOver = true
    stop?.()
  }
}
