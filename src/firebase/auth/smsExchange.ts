import {
  PhoneAuthProvider,
  type PhoneAuthCredential,
  type PhoneInfoOptions,
  initializeRecaptchaConfig,
  RecaptchaVerifier,
} from 'firebase/auth'
import { auth } from '../app.ts'

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

let loading: Promise<void> | null = null

/**
 * Loads how the project uses reCAPTCHA, once. Failing is no failure by itself: the SDK then falls
 * back to the invisible check, and the next call asks again.
 */
async function loadRecaptchaConfiguration(): Promise<void> {
  loading ??= initializeRecaptchaConfig(auth())
  await loading.catch(() => {
    loading = null
  })
}

/**
 * Runs a call that Google's invisible check has to let pass. Each check has an element of its own,
 * which goes with it: a check that ran once may not be rendered again.
 */
async function withRobotCheck<Outcome>(
  call: (verifier: RecaptchaVerifier) => Promise<Outcome>,
): Promise<Outcome> {
  await loadRecaptchaConfiguration()
  const element = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth(), element, { size: 'invisible' })
  try {
    await verifier.render().catch(explainMissingScript)
    return await call(verifier)
  } finally {
    verifier.clear()
    element.remove()
  }
}

/** The SDK calls a script that did not load an internal error, and drops the event that tells. */
function explainMissingScript(error: unknown): never {
  if ('grecaptcha' in globalThis) throw error
  throw Object.assign(new Error('The script of reCAPTCHA did not load.', { cause: error }), {
    code: 'auth/internal-error',
    customData: new Event('error'),
  })
}
