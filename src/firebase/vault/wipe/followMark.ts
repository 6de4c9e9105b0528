import { onSnapshot } from 'firebase/firestore'
import type { Vault } from '../vault.ts'
import { markOf, toMark, type Mark } from './deletionMark.ts'

/** After the server has refused to be watched. */
const restBeforeNextTry = 5_000

/** Reports how far a person's deletion is, at once and after every change; returns the function that stops it. */
export function followMark(vault: Vault, report: (mark: Mark) => void): () => void {
  let stop: (() => void) | undefined
  const follow = () => {
    stop = onSnapshot(
      markOf(vault),
      (snapshot) => {
        if (snapshot.exists() || !snapshot.metadata.fromCache) report(toMark(snapshot))
      },
      () => {
        const waiting = setTimeout(follow, restBeforeNextTry)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  follow()
  return () => stop?.()
}
