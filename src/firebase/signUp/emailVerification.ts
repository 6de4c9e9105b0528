import { reload, sendEmailVerification } from 'firebase/auth'
import { portsOf } from '../../machines/shared/ports.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import {
  emailVerificationMachine,
  type ReadAccount,
  type WatchVisibility,
} from '../../machines/signUp/emailVerificationMachine.ts'
import { onPageShown } from '../../storage/tabs/onPageShown.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { emailPort, withEmailLimit } from '../sdk/resendLimit.ts'
import { toPort } from '../sdk/toPort.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'

const verificationEmail = withEmailLimit(() => sendEmailVerification(currentUser()))

/** Sends the email after sign-up. Failures are ignored: the person can request another one. */
export function sendFirstVerificationEmail(): void {
  verificationEmail.send(currentUser().email ?? '').catch(() => null)
}

export const verificationEmailLogic = emailRequestMachine.provide({
  actors: portsOf({ sendEmail: emailPort(verificationEmail) }),
})

const watchVisibility: WatchVisibility = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  const reportIfHidden = () => {
    if (document.hidden) sendBack({ type: 'page.hidden' })
  }
  document.addEventListener('visibilitychange', reportIfHidden, { signal })
  onPageShown(() => sendBack({ type: 'page.shown' }), signal)
  reportIfHidden()
  return () => watching.abort()
}

/** Ends earlier access after the address was verified, with code that is loaded when first needed. Never rejects. */
export function endEarlierAccessInBackground(): void {
  import('../session/end/endEarlierAccess.ts')
    .then((module) => module.endEarlierAccess())
    .catch(() => null)
}

/** Notifies other tabs only of a change. Otherwise two waiting tabs would wake each other forever. */
const readAccount: ReadAccount = toPort(async () => {
  const user = currentUser()
  await reload(user)
  if (user.emailVerified) {
    await user.getIdToken(true)
    await refreshUserInAllTabs()
    endEarlierAccessInBackground()
  }
  return { type: 'account.read' as const }
})

export const emailVerificationLogic = emailVerificationMachine.provide({
  actors: portsOf({
    watchVisibility,
    readAccount,
  }),
})
