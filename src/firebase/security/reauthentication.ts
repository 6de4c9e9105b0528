import {
  EmailAuthProvider,
  getIdTokenResult,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
} from 'firebase/auth'
import { hasCode } from '../../domain/errorCode.ts'
import {
  reauthenticationMachine,
  type AwaitRecentSignIn,
  type ConfirmPassword,
  type IdentityConfirmed,
} from '../../machines/security/reauthenticationMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { paths } from '../../paths.ts'
import { rememberEmail } from '../../storage/signIn/emailLinkAddress.ts'
import { auth } from '../sdk/app.ts'
import { currentUser, signedInUid } from '../sdk/currentUser.ts'
import { emailPort, withEmailLimit } from '../sdk/resendLimit.ts'
import { toPort } from '../sdk/toPort.ts'
import { keepConfirmedPassword } from '../session/recentSignIn/confirmedPassword.ts'
import { tryPassword } from '../session/signIn/tryPassword.ts'

const pollIntervalMs = 1_000

const confirmPassword: ConfirmPassword = toPort<IdentityConfirmed, { password: string }>(
  async ({ password }) => {
    const user = currentUser()
    await tryPassword(password, async (tried) => {
      const credential = EmailAuthProvider.credential(user.email ?? '', tried)
      try {
        await reauthenticateWithCredential(user, credential)
      } catch (error) {
        if (hasCode(error, 'auth/multi-factor-auth-required'))
          keepConfirmedPassword(user.uid, tried)
        throw error
      }
      keepConfirmedPassword(user.uid, tried)
    })
    return { type: 'identity.confirmed' }
  },
)

const linkEmail = withEmailLimit((email) => {
  const url = location.origin + paths.emailAction
  return sendSignInLinkToEmail(auth(), email, { url, handleCodeInApp: true })
})

/** Polls the token in memory, which costs no call. The SDK syncs it from other tabs. */
const awaitRecentSignIn: AwaitRecentSignIn = ({ sendBack }) => {
  const uid = signedInUid()
  let known: string | null = null
  const check = async () => {
    const signedInAt = await lastSignIn()
    if (signedInUid() !== uid) return
    if (known !== null && signedInAt !== null && Date.parse(signedInAt) > Date.parse(known)) {
      sendBack({ type: 'identity.confirmed' })
    }
    known ??= signedInAt
  }
  void check()
  const timer = setInterval(() => void check(), pollIntervalMs)
  return () => clearInterval(timer)
}

export const reauthenticationLogic = reauthenticationMachine.provide({
  actors: portsOf({
    awaitRecentSignIn,
    confirmPassword,
    sendLink: emailPort(linkEmail, rememberEmail),
  }),
})

/** Returns the last sign-in time as the server wrote it, or `null` if it is unknown. */
async function lastSignIn(): Promise<string | null> {
  const user = auth().currentUser
  const token = user && (await getIdTokenResult(user).catch(() => null))
  return token?.authTime ?? null
}
