import { initializeRecaptchaConfig, RecaptchaVerifier } from 'firebase/auth'
import { auth } from './app.ts'

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
export async function withRobotCheck<Outcome>(
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
