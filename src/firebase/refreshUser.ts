import { reload, type User as ProviderUser } from 'firebase/auth'
import { currentUser } from './currentUser.ts'
import { tellOtherTabs } from '../device/otherTabs.ts'

/**
 * Reads the account anew after something about it has changed, here and in the other tabs. The
 * session observer then reports it; the SDK alone stays silent after most changes.
 */
export async function refreshUser(): Promise<void> {
  const { uid } = await reloadUser()
  tellOtherTabs({ type: 'accountChanged', uid })
}

/** Reads the account anew for this tab alone. */
export async function reloadUser(): Promise<ProviderUser> {
  const user = currentUser()
  await reload(user)
  return user
}
