import {
  initializeRecaptchaConfig,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type PhoneAuthCredential,
  type PhoneInfoOptions,
} from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import { auth } from '../sdk/app.ts'

/** Sends a text message. Resolves to a function that returns the credential for its code. */
export type SendSms = (to: PhoneInfoOptions) => Promise<(code: string) => PhoneAuthCredential>

/** Sends a code after reCAPTCHA's check. */
export const sendSms: SendSms = async (to) => {
  const id = await withRecaptcha((verifier) =>
    new PhoneAuthProvider(auth()).verifyPhoneNumber(to, verifier),
  )
  return (code) => PhoneAuthProvider.credential(id, code)
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

/** Removes the last check. A check whose puzzle was closed never ends. */
let removeLast = () => {}

/**
 * Runs a call that needs reCAPTCHA's invisible check. A check can't be rendered twice, so each gets
 * its own element.
 */
async function withRecaptcha<Outcome>(
  call: (verifier: RecaptchaVerifier) => Promise<Outcome>,
): Promise<Outcome> {
  await loadRecaptchaConfiguration()
  removeLast()
  const element = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth(), element, { size: 'invisible' })
  let isRendered = true
  const remove = () => {
    if (isRendered) verifier.clear()
    element.remove()
    isRendered = false
  }
  removeLast = remove
  try {
    await verifier.render().catch(explainMissingScript)
    return await call(verifier)
  } finally {
    remove()
  }
}

/** If the script didn't load, the SDK throws an internal error and drops the event that shows why. */
function explainMissingScript(error: unknown): never {
  if ('grecaptcha' in globalThis) throw error
  const message = 'The script of reCAPTCHA did not load.'
  const missing = codedError('auth/internal-error', message, { cause: error })
  throw Object.assign(missing, { customData: new Event('error') })
}
