import { reload, type User as FirebaseUser } from 'firebase/auth'
import { broadcastToTabs } from '../../storage/tabs/otherTabs.ts'
import { currentUser } from '../sdk/currentUser.ts'

/**
 * Reloads the account after a change, here and in other tabs. The session observer then reports it.
 * The SDK alone reports few changes.
 */
export async function refreshUserInAllTabs(): Promise<void> {
  const { uid } = await refreshUserInThisTab()
  broadcastToTabs({ type: 'accountChanged', uid })
}

export async function refreshUserInThisTab(): Promise<FirebaseUser> {
  const user = currentUser()
  await reload(user)
  return user
}
