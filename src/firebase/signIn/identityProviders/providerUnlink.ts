import { reauthenticateWithPopup, revokeAccessToken, unlink } from 'firebase/auth'
import {
  addedMethods,
  forgetMethods,
  recordMethods,
} from '../../../storage/security/knownMethods.ts'
import { auth } from '../../sdk/app.ts'
import { currentUser, signedInUid } from '../../sdk/currentUser.ts'
import { lookUpAccount } from '../../sdk/requests/authRest.ts'
import { accountChangeLogic } from '../../session/recentSignIn/accountChangeLogic.ts'
import { recordAccountChange } from '../../session/recordAccountChange.ts'
import { appleTokenIn } from './appleToken.ts'
import { popupResolver } from './popupResolver.ts'
import { sdkProvider } from './sdkProvider.ts'

/**
 * Unlinks a provider from the account. If it is already unlinked, succeeds and reports nothing. The method is
 * forgotten before the request, so that its removal isn't reported as a loss, but not while Apple's popup is open:
 * meanwhile, it would be reported as added on another device.
 */
export const providerUnlinkLogic = accountChangeLogic(async ({ item: providerId }) => {
  const uid = signedInUid()
  const wasKnown = !addedMethods(uid, [providerId]).includes(providerId)
  try {
    if (providerId === 'apple.com') await revokeApple(providerId)
    forgetMethods(uid, [providerId])
    await unlink(currentUser(), providerId)
  } catch (error) {
    if (await isConnected(providerId)) {
      if (wasKnown) recordMethods(uid, [providerId])
      throw error
    }
    forgetMethods(uid, [providerId])
    // The SDK drops it from the account only if it has unlinked it itself.
    await unlink(currentUser(), providerId).catch(() => null)
    return
  }
  recordAccountChange({ name: 'provider_unlinked', method: providerId })
})

/**
 * Asks the server, because another device may have unlinked it, and the SDK never drops a provider when it reloads the
 * account. Without a response, it counts as linked.
 */
async function isConnected(id: string): Promise<boolean> {
  try {
    const { providerUserInfo = [] } = await lookUpAccount(currentUser())
    return providerUserInfo.some(({ providerId }) => providerId === id)
  } catch {
    return true
  }
}

/** Apple requires that an app revoke a person's token when it unlinks them. */
async function revokeApple(providerId: string): Promise<void> {
  const result = await reauthenticateWithPopup(
    currentUser(),
    sdkProvider(providerId),
    popupResolver(),
  )
  const token = appleTokenIn(result)
  if (token) await revokeAccessToken(auth(), token)
}
