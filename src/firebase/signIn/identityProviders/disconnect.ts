import { OAuthProvider, reauthenticateWithPopup, revokeAccessToken, unlink } from 'firebase/auth'
import type { ChangeInput } from '../../../machines/account/accountChangeMachine.ts'
import { auth } from '../../sdk/app.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { withRecentSignIn } from '../../session/recentLogin.ts'
import { reloadUser } from '../../session/refreshUser.ts'
import { reportChange } from '../../session/reportChange.ts'
import { authProvider } from './authProviders.ts'
import { popupResolver } from './popupResolver.ts'

/** Unlinks a provider from the account. If it is already unlinked, succeeds and reports nothing. */
export const disconnect = withRecentSignIn<ChangeInput>(async ({ subject: providerId }) => {
  try {
    if (providerId === 'apple.com') await revokeApple(providerId)
    await unlink(currentUser(), providerId)
  } catch (error) {
    if (await isConnected(providerId)) throw error
    return
  }
  reportChange({ name: 'provider_unlinked', method: providerId })
})

/** Asks the server, because another device may have unlinked it. Without an answer, it counts as linked. */
async function isConnected(id: string): Promise<boolean> {
  try {
    const { providerData } = await reloadUser()
    return providerData.some(({ providerId }) => providerId === id)
  } catch {
    return true
  }
}

/** Apple requires that an app revoke a person's token when it unlinks them. */
async function revokeApple(providerId: string): Promise<void> {
  const result = await reauthenticateWithPopup(
    currentUser(),
    authProvider(providerId),
    popupResolver(),
  )
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (token) await revokeAccessToken(auth(), token)
}
