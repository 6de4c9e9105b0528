import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
} from 'firebase/auth'
import { fromCallback } from 'xstate'
import {
  reauthenticationMachine,
  type ConfirmPassword,
  type IdentityProved,
  type SendConfirmationLink,
} from '../../machines/security/reauthenticationMachine.ts'
import { paths } from '../../paths.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { awaitRecentSignIn } from './awaitRecentSignIn.ts'
import { keepConfirmedPassword } from './confirmedPassword.ts'
import { hasCode } from '../../domain/errorCode.ts'
import { tryPassword } from '../signIn/tryPassword.ts'
import { rememberEmail } from '../../remembered/rememberedEmail.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'

const confirmPassword: ConfirmPassword = toPort<IdentityProved, { password: string }>(
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
    return { type: 'identity.proved' }
  },
)

const sendConfirmationLink: SendConfirmationLink = toPort(async () => {
  const url = location.origin + paths.emailAction
  const email = currentUser().email ?? ''
  await sendSignInLinkToEmail(auth(), email, { url, handleCodeInApp: true })
  rememberEmail(email, isSharedComputer())
  return { type: 'link.sent' as const }
})

/** Confirms the person's identity. */
export const reauthenticationLogic = reauthenticationMachine.provide({
  actors: {
    awaitRecentSignIn: fromCallback(awaitRecentSignIn),
    confirmPassword: fromCallback(confirmPassword),
    sendLink: fromCallback(sendConfirmationLink),
  },
})
