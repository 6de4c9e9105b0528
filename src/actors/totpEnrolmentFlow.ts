import { fromCallback } from 'xstate'
import { enrolTotp, requestKey } from '../firebase/totp.ts'
import { totpEnrolmentMachine } from '../machines/totpEnrolmentMachine.ts'

/** The key, for the one view that shows it: no machine may hold it. */
export { forgetTotpKey, readTotpKey, type TotpKey } from '../firebase/totp.ts'

/** Setting up an authenticator app, wired to the provider. */
export const totpEnrolmentFlow = totpEnrolmentMachine.provide({
  actors: {
    requestKey: fromCallback(requestKey),
    enrol: fromCallback(enrolTotp.make),
    resumeEnrolment: fromCallback(enrolTotp.resume),
  },
  actions: { forgetChange: enrolTotp.forget },
})
