import { OAuthProvider, reauthenticateWithPopup, revokeAccessToken, unlink } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { auth } from '../app.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
import { authProvider } from './authProviders.ts'
import { popupResolver } from './popupResolver.ts'

/** Takes a way to sign in from the account; one that is gone already is no failure. */
export const disconnect = recentLoginChange<ChangeInput>(async ({ subject: providerId }) => {
  if (providerId === 'apple.com') await revokeApple(providerId)
  await unlink(currentUser(), providerId).catch((error: unknown) => {
    if (!(error instanceof FirebaseError && error.code === 'auth/no-such-provider')) throw error
  })
})

/** Apple demands that an app which lets go of a person has its token revoked, too. */
async function revokeApple(providerId: string): Promise<void> {
  const result = await reauthenticateWithPopup(
    currentUser(),
    authProvider(providerId),
    popupResolver(),
  )
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (token) await revokeAccessToken(auth(), token)
}
