import { browserLocalPersistence, browserSessionPersistence, setPersistence } from 'firebase/auth'
import { forgetEmail } from '../../storage/signIn/emailLinkAddress.ts'
import { forgetLastUser } from '../../storage/signIn/lastUser.ts'
import { persistSharedComputer, sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { auth } from '../sdk/app.ts'
import { IndexedDbPersistence } from '../sdk/persistence/indexedDbPersistence.ts'

/**
 * From now on, stores sessions and their drafts in this tab on a shared computer, and on the device otherwise. On a
 * shared computer, the last person is forgotten.
 */
export function syncSessionPersistence(): void {
  persistSharedComputer()
  const chosen = sharedComputerStore.getState()
  if (chosen.isShared) apply(chosen)
  sharedComputerStore.subscribe(apply)
}

function apply({ isShared }: { isShared: boolean }): void {
  if (isShared) {
    forgetLastUser()
    forgetEmail()
  }
  void setSessionPersistence(isShared)
}

/**
 * Chooses where the next session is stored. An existing session stays where it is. If no storage
 * works, the SDK's default remains.
 *
 * @param inTabOnly true on a shared computer: the session ends with the tab.
 */
async function setSessionPersistence(inTabOnly: boolean): Promise<void> {
  await auth().authStateReady()
  if (auth().currentUser) return
  const persistences = inTabOnly
    ? [browserSessionPersistence]
    : [IndexedDbPersistence, browserLocalPersistence]
  for (const persistence of persistences) {
    const isSet = await setPersistence(auth(), persistence).then(
      () => true,
      () => false,
    )
    if (isSet) return
  }
}
