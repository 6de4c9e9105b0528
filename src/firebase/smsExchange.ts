import { PhoneAuthProvider, type PhoneAuthCredential, type PhoneInfoOptions } from 'firebase/auth'
import { auth } from './app.ts'
import { withRobotCheck } from './recaptcha.ts'

type SmsExchange = {
  /** Asks for a text message; a code that was sent before is no good from then on. */
  send: (to: PhoneInfoOptions) => Promise<void>
  /** What the code of the last text message proves. */
  credential: (code: string) => PhoneAuthCredential
}

/** One purpose's exchange of codes. It holds the number of the exchange, which no machine may. */
export function smsExchange(): SmsExchange {
  let verificationId = ''
  let latest = 0
  return {
    send: async (to) => {
      const request = ++latest
      const id = await withRobotCheck((verifier) =>
        new PhoneAuthProvider(auth()).verifyPhoneNumber(to, verifier),
      )
      // An answer that comes late, to a form that was closed, must not end the newer code.
      if (request === latest) verificationId = id
    },
    credential: (code) => PhoneAuthProvider.credential(verificationId, code),
  }
}
