import { unlink } from 'firebase/auth'
import { strangersIn, type Listed } from '../../domain/deviceSession.ts'
import { currentUser } from '../currentUser.ts'
import type { UserData } from '../userData/userData.ts'
import { ownSignIn } from './accessDocuments.ts'

/**
 * Removes the sign-in methods that aren't listed: a session that was signed out has added them. Until then,
 * the rules refuse every session of the account.
 *
 * @throws the SDK's error.
 */
export async function removeStrangers(userData: UserData, listed: Listed): Promise<void> {
  const { identities } = await ownSignIn(userData)
  for (const provider of strangersIn(listed, identities)) await unlink(currentUser(), provider)
  await currentUser().getIdToken(true)
}
