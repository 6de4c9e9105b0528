import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
} from 'firebase/auth'
import { auth } from '../app.ts'

/**
 * Chooses where the next session is kept; one that lasts already stays where it is. A browser that
 * keeps nothing goes on with what it has.
 *
 * @param inTabOnly true on a shared computer: the session then ends with the tab.
 */
export async function keepSession(inTabOnly: boolean): Promise<void> {
  await auth().authStateReady()
  if (auth().currentUser) return
  const places = inTabOnly
    ? [browserSessionPersistence]
    : [indexedDBLocalPersistence, browserLocalPersistence]
  for (const place of places) {
    const isKept = await setPersistence(auth(), place).then(
      () => true,
      () => false,
    )
    if (isKept) return
  }
}
