import type { User as FirebaseUser } from 'firebase/auth'
import { codedError } from '../../../domain/errorCode.ts'
import { maxLinkAge, recentSignInCode } from '../../session/recentSignIn.ts'

/** The sign-in of the last refusal, as the server wrote it. */
let refused: string | null = null

/**
 * Like `requireRecentSignIn`, but without a request, before which a browser would allow a popup and after
 * which it wouldn't. A confirmation after a refusal counts even if this device's clock is wrong.
 *
 * @throws an error with the code `auth/requires-recent-login` if the last sign-in is older.
 */
export async function requireRecentConfirmation(user: FirebaseUser): Promise<void> {
  if (user.isAnonymous) return
  const { authTime } = await user.getIdTokenResult()
  const isConfirmed = refused !== null && refused !== authTime
  if (isConfirmed || Date.now() - Date.parse(authTime) < maxLinkAge) {
    refused = null
    return
  }
  refused = authTime
  throw codedError(recentSignInCode, 'The last sign-in is too long ago.')
}
