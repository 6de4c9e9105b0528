import { FirebaseError } from 'firebase/app'
import { getIdTokenResult } from 'firebase/auth'
import { isRefused } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'
import { setFlag, type DeletionFlag, removeFlag } from './deletionFlag.ts'
import { inTime } from './idsOnServer.ts'

/** The rules ask for a sign-in of the last five minutes; nearly as old may have been too old there. */
const freshFor = 4 * 60_000

/**
 * Stops everything of a person on the server where it is: nothing comes, changes or goes any more, and
 * nothing is deleted yet. Where the rules refuse it, it is tried once more with a new token: an old one
 * may not know of the last sign-in. Done again it changes nothing.
 *
 * @returns how far the deletion is: it may have been final before.
 * @throws the SDK's error; `auth/requires-recent-login` where the person has to show first who they are.
 */
export async function beginWipe(userData: UserData): Promise<DeletionFlag> {
  const begin = () => inTime(userData, () => setFlag(userData))
  try {
    return await begin()
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  await demandRecentLogin(userData)
  return begin()
}

/** Renews the token, and reads it by the provider's clock alone: this device's may be wrong. */
async function demandRecentLogin({ session }: UserData): Promise<void> {
  const user = session.currentUser
  if (!user) return
  const { authTime, issuedAtTime } = await getIdTokenResult(user, true)
  const isFresh = Date.parse(issuedAtTime) - Date.parse(authTime) < freshFor
  if (user.isAnonymous || isFresh) return
  throw new FirebaseError('auth/requires-recent-login', 'The last sign-in is too long ago.')
}

/**
 * Lets everything of a person be used again as it was before `beginWipe`, unless that is too late. Done
 * again it changes nothing.
 *
 * @returns how far the deletion is: a final one stays so.
 * @throws as `inTime` does.
 */
export function callOffWipe(userData: UserData): Promise<DeletionFlag> {
  return inTime(userData, () => removeFlag(userData))
}
