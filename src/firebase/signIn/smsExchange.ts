import {
  PhoneAuthProvider,
  type PhoneAuthCredential,
  type PhoneInfoOptions,
  initializeRecaptchaConfig,
  RecaptchaVerifier,
} from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import { auth } from '../sdk/app.ts'
import { withWaits } from '../sdk/messageWaits.ts'

type SmsExchange = {
  /** Sends a text message. Codes sent earlier stop working. */
  send: (to: PhoneInfoOptions) => Promise<void>
  /** Returns the credential for the code in the last message. */
  credential: (code: string) => PhoneAuthCredential
  /** Runs work with that credential. Unless the code is wrong, it is used up, and another one can be sent at once. */
  use: <Result>(
    code: string,
    work: (credential: PhoneAuthCredential) => Promise<Result>,
  ) => Promise<Result>
}

/**
 * Creates an exchange of text messages for one purpose. It keeps the verification ID, which no
 * machine may hold.
 */
export function smsExchange(): SmsExchange {
  let verificationId = ''
  let latest = 0
  const credential = (code: string) => PhoneAuthProvider.credential(verificationId, code)
  const messages = withWaits(
    (to: PhoneInfoOptions) =>
      withRobotCheck((verifier) => new PhoneAuthProvider(auth()).verifyPhoneNumber(to, verifier)),
    (to) => ('session' in to || !('phoneNumber' in to) ? null : to.phoneNumber),
  )
  return {
    send: async (to) => {
      const request = ++latest
      const id = await messages.send(to)
      // A late answer to a closed form must not replace the newer code's ID.
      if (request === latest) verificationId = id
    },
    credential,
    use: async (code, work) => {
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

let loading: Promise<void> | null = null

/**
 * Loads the project's reCAPTCHA settings once. If that fails, the SDK uses the invisible check, and
 * the next call retries.
 */
async function loadRecaptchaConfiguration(): Promise<void> {
  loading ??= initializeRecaptchaConfig(auth())
  await loading.catch(() => {
    loading = null
  })
}

/** Removes the last check. One whose puzzle was closed never ends. */
let removeLast = () => {}

/**
 * Runs a call that needs reCAPTCHA's invisible check. A check can't be rendered twice, so each gets
 * its own element.
 */
async function withRobotCheck<Outcome>(
  call: (verifier: RecaptchaVerifier) => Promise<Outcome>,
): Promise<Outcome> {
  await loadRecaptchaConfiguration()
  removeLast()
  const element = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth(), element, { size: 'invisible' })
  let isThere = true
  const remove = () => {
    if (isThere) verifier.clear()
    element.remove()
    isThere = false
  }
  removeLast = remove
  try {
    await verifier.render().catch(explainMissingScript)
    return await call(verifier)
  } finally {
    remove()
  }
}

/**
 * If the script didn't load, the SDK throws an internal error and drops the event that shows why.
 */
function explainMissingScript(error: unknown): never {
  if ('grecaptcha' in globalThis) throw error
  const message = 'The script of reCAPTCHA did not load.'
  const missing = codedError('auth/internal-error', message, { cause: error })
  throw Object.assign(missing, { customData: new Event('error') })
}
