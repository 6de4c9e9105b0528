import { applyActionCode, checkActionCode, type MultiFactorInfo } from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import type { AnalyticsEvent } from '../../domain/session/analyticsEvent.ts'
import { isSameEmail } from '../../domain/signIn/email.ts'
import type { EmailActionMode, EmailedChange } from '../../domain/signIn/emailAction.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import {
  emailActionMachine,
  type ApplyLink,
  type CheckLink,
  type CheckIfApplied,
} from '../../machines/signIn/emailActionMachine.ts'
import { emailLinkAddress } from '../../storage/signIn/emailLinkAddress.ts'
import { replaceLastEmail } from '../../storage/signIn/lastUser.ts'
import { offerToSignOutOthers } from '../../stores/otherDevicesOfferStore.ts'
import { auth } from '../sdk/app.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { toPort } from '../sdk/toPort.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'
import { endEarlierAccessInBackground } from '../signUp/emailVerification.ts'
import { signInWithLink } from './emailLinkSignIn.ts'
import { savePassword } from './passwordReset.ts'

const operations = {
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  revertSecondFactorAddition: 'REVERT_SECOND_FACTOR_ADDITION',
  resetPassword: 'PASSWORD_RESET',
  signIn: 'EMAIL_SIGNIN',
} as const satisfies Record<EmailActionMode, string>

/** A sign-in link works only with the email address that this browser requested it for. */
const checkLink: CheckLink = toPort(async ({ mode, code }) => {
  const data = await readActionCode(code, mode)
  const email = mode === 'signIn' ? emailLinkAddress() : (data.email ?? '')
  if (email === null) return { type: 'link.unrecognized' as const }
  const change = {
    email,
    previousEmail: data.previousEmail ?? null,
    factor: nameOf(data.multiFactorInfo ?? null),
  }
  return { type: 'link.accepted' as const, change }
})

export const applyLink: ApplyLink = toPort(async ({ mode, code, change }) => {
  const uid = uidOf(change)
  await applyActionCode(auth(), code)
  if (mode !== 'verifyEmail' && uid !== null) offerToSignOutOthers(uid)
  if (applied[mode]) reportEvent(applied[mode])
  // Firebase ends the session along with the old address, so nothing else would update this device.
  if (change) replaceLastEmail(change.previousEmail, change.email)
  await renewSession().catch(() => null)
  if (mode === 'verifyEmail') endEarlierAccessInBackground()
  return { type: 'link.used' as const }
})

const checkIfApplied: CheckIfApplied = toPort(async ({ mode }) => {
  const isDone = mode === 'verifyEmail' && (await isVerified())
  return { type: isDone ? ('link.alreadyDone' as const) : ('link.alreadyUsed' as const) }
})

export const emailActionLogic = emailActionMachine.provide({
  actors: portsOf({ checkLink, applyLink, savePassword, signInWithLink, checkIfApplied }),
})

/** Returns the account that a change concerns, if it is the one that is signed in. */
function uidOf(change: EmailedChange | null): string | null {
  const user = auth().currentUser
  const addresses = [change?.email ?? null, change?.previousEmail ?? null]
  return user && addresses.some((address) => isSameEmail(address, user.email)) ? user.uid : null
}

const applied: Partial<Record<EmailActionMode, AnalyticsEvent>> = {
  verifyEmail: { name: 'email_verified' },
  verifyAndChangeEmail: { name: 'email_changed' },
  recoverEmail: { name: 'email_recovered' },
  revertSecondFactorAddition: { name: 'factor_removed' },
}

/** Returns the code's data. A code for another operation counts as invalid. */
async function readActionCode(code: string, mode: EmailActionMode) {
  const { operation, data } = await checkActionCode(auth(), code)
  if (operation === operations[mode]) return data
  throw codedError('auth/invalid-action-code', `A code for ${operation}.`)
}

/** Rejects if the change ended the session, which the session observer reports. */
async function renewSession(): Promise<void> {
  if (!auth().currentUser) return
  await refreshUserInAllTabs()
  await auth().currentUser?.getIdToken(true)
}

async function isVerified(): Promise<boolean> {
  if (!auth().currentUser) return false
  await refreshUserInAllTabs()
  return auth().currentUser?.emailVerified ?? false
}

function nameOf(factor: MultiFactorInfo | null): string | null {
  if (factor === null) return null
  const phone = 'phoneNumber' in factor ? String(factor.phoneNumber) : null
  return factor.displayName ?? phone
}
