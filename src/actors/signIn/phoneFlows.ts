import { fromCallback } from 'xstate'
import { enrollPhone, sendEnrollmentCode } from '../../firebase/security/factors.ts'
import {
  linkPhone,
  reauthenticateWithPhone,
  sendLinkCode,
  sendReauthenticationCode,
  sendSignInCode,
  signInWithPhone,
} from '../../firebase/signIn/phone.ts'
import type { Change } from '../../firebase/session/recentLogin.ts'
import {
  type CheckPhoneCode,
  type CodeAnswer,
  type SendCode,
  phoneCodeMachine,
} from '../../machines/signIn/phoneCodeMachine.ts'

/** Signs in or signs up with a phone number. */
export const phoneSignInFlow = wire(sendSignInCode, once(signInWithPhone))

/** Adds or replaces the account's phone number. */
export const phoneLinkFlow = wire(sendLinkCode, linkPhone)

/** Confirms the person's identity with a code sent to the account's phone number. */
export const phoneReauthenticationFlow = wire(
  sendReauthenticationCode,
  once(reauthenticateWithPhone),
)

/** Sets up text messages as a second factor. */
export const phoneEnrollmentFlow = wire(sendEnrollmentCode, enrollPhone)

type Check = Omit<Change<CodeAnswer>, 'make'> & { make: CheckPhoneCode }

/** For checks that never wait for a confirmed identity. */
function once(make: CheckPhoneCode): Check {
  return { make, resume: () => undefined, discard: () => undefined }
}

function wire(sendCode: SendCode, { make, resume, discard }: Check) {
  return phoneCodeMachine.provide({
    actors: {
      sendCode: fromCallback(sendCode),
      checkCode: fromCallback(make),
      resumeCheck: fromCallback(resume),
    },
    actions: { discardChange: discard },
  })
}
