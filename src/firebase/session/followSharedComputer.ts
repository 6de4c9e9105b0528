import { forgetLastUser } from '../../remembered/lastUser.ts'
import { keepWithTab, sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { setSessionPersistence } from './sessionPersistence.ts'

/**
 * From now on, stores the next session and its drafts where the person's choice about a shared
 * computer puts them. On a shared computer, the last person is forgotten.
 */
export function followSharedComputer(): void {
  keepWithTab()
  const chosen = sharedComputerStore.getState()
  if (chosen.isShared) follow(chosen)
  sharedComputerStore.subscribe(follow)
}

function follow({ isShared }: { isShared: boolean }): void {
  if (isShared) forgetLastUser()
  void setSessionPersistence(isShared)
}
