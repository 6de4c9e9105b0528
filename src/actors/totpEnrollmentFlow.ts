import { fromCallback } from 'xstate'
import { enrolTotp, requestKey } from '../firebase/auth/totp.ts'
import { totpEnrollmentMachine } from '../machines/totpEnrollmentMachine.ts'

/** The key, for the one view that shows it: no machine may hold it. */
export { forgetTotpKey, readTotpKey, type TotpKey } from '../firebase/auth/totp.ts'

/** Setting up an authenticator app, wired to the provider. */
export const totpEnrollmentFlow = totpEnrollmentMachine.provide({
  actors: {
    requestKey: fromCallback(requestKey),
    enroll: fromCallback(enrolTotp.make),
    resumeEnrollment: fromCallback(enrolTotp.resume),
  },
  actions: { forgetChange: enrolTotp.forget },
})
