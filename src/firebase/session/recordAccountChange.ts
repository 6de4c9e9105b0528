import type { AnalyticsEvent } from '../../domain/session/analyticsEvent.ts'
import type { SignInMethod } from '../../domain/signIn/signInMethod.ts'
import { recordNoProof } from '../../storage/security/emailProof.ts'
import { forgetMethods, recordMethods } from '../../storage/security/knownMethods.ts'
import { recordLastMethod } from '../../storage/signIn/lastUser.ts'
import { offerToSignOutOthers } from '../../stores/otherDevicesOfferStore.ts'
import { signedInUid } from '../sdk/currentUser.ts'
import { reportEvent } from '../sdk/reportEvent.ts'

type AccountChange = Extract<
  AnalyticsEvent,
  {
    name:
      | 'guest_upgraded'
      | 'phone_changed'
      | 'provider_linked'
      | 'provider_unlinked'
      | 'factor_added'
      | 'factor_removed'
      | 'passkey_added'
      | 'passkey_removed'
  }
>

/**
 * Reports an account change to the owner's `onEvent`. A method that was added or removed
 * here isn't shown as news on this device. Other devices stay signed in, so the page
 * offers to sign them out. For an upgraded guest, it is also the last sign-in method.
 */
export function recordAccountChange(change: AccountChange): void {
  if (change.name === 'guest_upgraded') {
    recordLastMethod(change.method)
    recordNoProof(signedInUid())
  }
  if (change.name === 'guest_upgraded' || change.name === 'provider_linked') {
    recordMethods(signedInUid(), [change.method === 'email_link' ? 'password' : change.method])
  }
  if (change.name === 'provider_unlinked') forgetMethods(signedInUid(), [change.method])
  if (change.name !== 'guest_upgraded') offerToSignOutOthers(signedInUid())
  reportEvent(change)
}

/** Reports a newly linked sign-in method. For a guest, it is an upgrade to an account. */
export function recordLinkedMethod(wasGuest: boolean, method: SignInMethod): void {
  recordAccountChange({ name: wasGuest ? 'guest_upgraded' : 'provider_linked', method })
}
