import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailLink,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { hasCode } from '../../domain/errorCode.ts'
import { isSameEmail } from '../../domain/signIn/email.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import type { SignInLink, SignInWithLink } from '../../machines/signIn/emailActionMachine.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { paths } from '../../paths.ts'
import { pathWithReturnFrom } from '../../returnPath.ts'
import { forgetEmail, rememberEmail } from '../../storage/signIn/emailLinkAddress.ts'
import { signInWithUnconfirmedMove } from '../guest/signInWithGuestData.ts'
import { auth } from '../sdk/app.ts'
import { emailPort, withEmailLimit } from '../sdk/resendLimit.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { withSignInDetails } from '../session/signIn/signInDetails.ts'

const linkEmail = withEmailLimit((email) => {
  const url = location.origin + pathWithReturnFrom(paths.emailAction, location.search)
  return sendSignInLinkToEmail(auth(), email, { url, handleCodeInApp: true })
})

/** Requests the email with a sign-in link, which returns to the page given in this page's address. */
export const emailLinkRequestLogic = emailRequestMachine.provide({
  actors: portsOf({ sendEmail: emailPort(linkEmail, rememberEmail) }),
})

export const signInWithLink: SignInWithLink = toPort(async (link) => {
  const isSameUser = isSameEmail(auth().currentUser?.email ?? null, link.email)
  await signInOrConfirm(link, isSameUser).catch((error: unknown) => {
    if (hasCode(error, 'auth/invalid-email')) forgetEmail()
    throw error
  })
  forgetEmail()
  return { type: isSameUser ? ('identity.confirmed' as const) : ('link.used' as const) }
})

/** Signs in with a link, upgrades the guest with it, or confirms the identity of the person who is signed in. */
async function signInOrConfirm(
  { code, email, guest }: SignInLink,
  isSameUser: boolean,
): Promise<void> {
  const user = auth().currentUser
  const link = linkWith(code)
  const isUpgrade = guest === 'keep' && user?.isAnonymous
  if (!user || !(isUpgrade || isSameUser)) {
    const method = 'email_link'
    const signIn = () => signInWithEmailLink(auth(), email, link)
    const credential = await withSignInDetails({ method }, () => signInWithUnconfirmedMove(signIn))
    recordSignIn(credential, method)
    return
  }
  const credential = EmailAuthProvider.credentialWithLink(email, link)
  await (isUpgrade ? linkWithCredential : reauthenticateWithCredential)(user, credential)
  if (isUpgrade) recordAccountChange({ name: 'guest_upgraded', method: 'email_link' })
  await refreshUserInAllTabs().catch(() => null)
}

/** The SDK needs the full link, but the page has kept only its code. */
function linkWith(code: string): string {
  const { firebase, tenantId } = configuration
  const query = new URLSearchParams({ apiKey: firebase.apiKey, mode: 'signIn', oobCode: code })
  if (tenantId !== null) query.set('tenantId', tenantId)
  return `${location.origin}${paths.emailAction}?${query.toString()}`
}
