import { fromCallback } from 'xstate'
import { enrolPhone, sendEnrolmentCode } from '../firebase/factors.ts'
import {
  linkPhone,
  reauthenticateWithPhone,
  sendLinkCode,
  sendReauthenticationCode,
  sendSignInCode,
  signInWithPhone,
} from '../firebase/phone.ts'
import { forgetChange, resumeChange } from '../firebase/recentLogin.ts'
import type { CheckPhoneCode, SendCode } from '../machines/phoneCodeEvents.ts'
import { phoneCodeMachine } from '../machines/phoneCodeMachine.ts'

/** Signing in with a phone number, or making an account with it. */
export const phoneSignInFlow = wire(sendSignInCode, signInWithPhone)

/** Adding a phone number to the account, or replacing the one it has. */
export const phoneLinkFlow = wire(sendLinkCode, linkPhone)

/** Showing once more that it is you, by a code to the account's own number. */
export const phoneReauthenticationFlow = wire(sendReauthenticationCode, reauthenticateWithPhone)

/** Setting up text messages as a second factor. */
export const phoneEnrolmentFlow = wire(sendEnrolmentCode, enrolPhone)

function wire(sendCode: SendCode, checkCode: CheckPhoneCode) {
  return phoneCodeMachine.provide({
    actors: {
      sendCode: fromCallback(sendCode),
      checkCode: fromCallback(checkCode),
      resumeCheck: fromCallback(resumeChange),
    },
    actions: { forgetChange },
  })
}
