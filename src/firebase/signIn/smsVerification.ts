import type { PhoneAuthCredential, PhoneInfoOptions } from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import { withResendLimit } from '../sdk/resendLimit.ts'
import type { SendSms } from './sendSms.ts'

type SmsVerification = {
  /** Sends a text message. Codes sent earlier stop working. */
  send: (to: PhoneInfoOptions) => Promise<void>
  /** Returns the credential for the code in the last message. */
  credential: (code: string) => PhoneAuthCredential
  /** Runs work with that credential. Unless the code is wrong, it is used up, and another one can be sent at once. */
  withCredential: <Result>(
    code: string,
    work: (credential: PhoneAuthCredential) => Promise<Result>,
  ) => Promise<Result>
}

/**
 * Creates the verification of a phone by text messages, for one purpose. It keeps what is needed for a code's
 * credential, which no machine may hold.
 */
/* @__NO_SIDE_EFFECTS__ */
export function smsVerification(send: SendSms): SmsVerification {
  let credential: Awaited<ReturnType<SendSms>> = unsent
  let latest = 0
  const messages = withResendLimit(send, (to) =>
    'session' in to || !('phoneNumber' in to) ? null : to.phoneNumber,
  )
  return {
    send: async (to) => {
      const request = ++latest
      const credentialOf = await messages.send(to)
      // A late response to a closed form must not replace the newer code's.
      if (request === latest) credential = credentialOf
    },
    credential: (code) => credential(code),
    withCredential: async (code, work) => {
      try {
        const result = await work(credential(code))
        messages.endWait()
        return result
      } catch (error) {
        if (!hasCode(error, 'auth/invalid-verification-code')) messages.endWait()
        throw error
      }
    },
  }
}

function unsent(): never {
  throw codedError('auth/missing-verification-id', 'No message was sent.')
}
