import { fromCallback } from 'xstate'
import { enrolPhone, sendEnrollmentCode } from '../firebase/auth/factors.ts'
import {
  linkPhone,
  reauthenticateWithPhone,
  sendLinkCode,
  sendReauthenticationCode,
  sendSignInCode,
  signInWithPhone,
} from '../firebase/auth/phone.ts'
import type { Change } from '../firebase/recentLogin.ts'
import {
  type CheckPhoneCode,
  type CodeAnswer,
  type SendCode,
  phoneCodeMachine,
} from '../machines/phoneCodeMachine.ts'

/** Signing in with a phone number, or making an account with it. */
export const phoneSignInFlow = wire(sendSignInCode, once(signInWithPhone))

/** Adding a phone number to the account, or replacing the one it has. */
export const phoneLinkFlow = wire(sendLinkCode, linkPhone)

/** Showing once more that it is you, by a code to the account's own number. */
export const phoneReauthenticationFlow = wire(
  sendReauthenticationCode,
  once(reauthenticateWithPhone),
)

/** Setting up text messages as a second factor. */
export const phoneEnrollmentFlow = wire(sendEnrollmentCode, enrolPhone)

type Check = Omit<Change<CodeAnswer>, 'make'> & { make: CheckPhoneCode }

/** For what never waits for a confirmed identity. */
function once(make: CheckPhoneCode): Check {
  return { make, resume: () => undefined, forget: () => undefined }
}

function wire(sendCode: SendCode, { make, resume, forget }: Check) {
  return phoneCodeMachine.provide({
    actors: {
      sendCode: fromCallback(sendCode),
      checkCode: fromCallback(make),
      resumeCheck: fromCallback(resume),
    },
    actions: { forgetChange: forget },
  })
}
