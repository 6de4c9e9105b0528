import { browserLocalPersistence, browserSessionPersistence, setPersistence } from 'firebase/auth'
import { auth } from '../sdk/app.ts'
import { SessionDatabase } from '../sdk/sessionDatabase.ts'

/**
 * Chooses where the next session is stored. An existing session stays where it is. If no storage
 * works, the SDK's default remains.
 *
 * @param inTabOnly true on a shared computer: the session ends with the tab.
 */
export async function setSessionPersistence(inTabOnly: boolean): Promise<void> {
  await auth().authStateReady()
  if (auth().currentUser) return
  const persistences = inTabOnly
    ? [browserSessionPersistence]
    : [SessionDatabase, browserLocalPersistence]
  for (const persistence of persistences) {
    const isSet = await setPersistence(auth(), persistence).then(
      () => true,
      () => false,
    )
    if (isSet) return
  }
}
