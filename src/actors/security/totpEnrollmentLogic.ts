import { fromCallback } from 'xstate'
import { enrollTotp, requestKey } from '../../firebase/security/totp.ts'
import { totpEnrollmentMachine } from '../../machines/security/totpEnrollmentMachine.ts'

/** For the view that shows the secret, which no machine may hold. */
export { forgetTotpKey, readTotpKey, type TotpKey } from '../../firebase/security/totp.ts'

/** Sets up an authenticator app. */
export const totpEnrollmentLogic = totpEnrollmentMachine.provide({
  actors: {
    requestKey: fromCallback(requestKey),
    enroll: fromCallback(enrollTotp.make),
    resumeEnrollment: fromCallback(enrollTotp.resume),
  },
  actions: { discardChange: enrollTotp.discard },
})
