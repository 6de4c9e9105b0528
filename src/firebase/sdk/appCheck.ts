import { getApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

/** The app's own token is valid for at least as long. */
const sharedTokenLifetimeMs = 60_000

/** Returns an App Check token. From then on, the SDK renews it and attaches it to its own requests. */
export async function readAppCheckToken(): Promise<string> {
  if (!import.meta.env.DEV) await loadRecaptcha()
  const { token } = await getToken(ownAppCheck())
  return token
}

/** Lets another Firebase app on this page use the same App Check token. */
export function shareAppCheckWith(app: FirebaseApp): void {
  const provider = new CustomProvider({
    getToken: async () => ({
      token: await readAppCheckToken(),
      expireTimeMillis: Date.now() + sharedTokenLifetimeMs,
    }),
  })
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
}

/** The SDK returns the existing instance as long as the options are the same. */
function ownAppCheck(): AppCheck {
  if (import.meta.env.DEV) globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN ??= true
  // The page shows why a request was rejected, so nothing is logged.
  else setLogLevel('silent')
  return initializeAppCheck(getApp(), {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK__),
    isTokenAutoRefreshEnabled: true,
  })
}

/**
 * Loads Google's script before the SDK does. If the script is blocked, the SDK waits forever, and
 * so does every call it makes.
 */
function loadRecaptcha(): Promise<void> {
  if ('grecaptcha' in globalThis) return Promise.resolve()
  const script =
    document.querySelector<HTMLScriptElement>(`script[src="${recaptcha}"]`) ?? addScript(recaptcha)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('reCAPTCHA couldn’t be loaded.'))
    })
  })
}

function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
  return script
}
