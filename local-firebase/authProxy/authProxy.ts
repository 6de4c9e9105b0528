import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { serve } from '../httpService.ts'
import type { HttpService } from '../httpService.ts'
import { PROJECT_ID } from '../ports.ts'
import { appOperations } from './authenticatorApps.ts'
import { exchange } from './exchange.ts'
import { forward, sendJson } from './forward.ts'
import { keepSignInTime } from './signInTime.ts'

const givesTokens =
  /^POST \/(identitytoolkit\.googleapis\.com\/v\d\/accounts|securetoken\.googleapis\.com\/v1\/token)/

/** The response of a project without a password policy: six characters, not enforced. */
const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6 },
  schemaVersion: 1,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
}

/**
 * The response of a project with a reCAPTCHA key that isn't enforced. The SDK throws without a key.
 */
const recaptchaConfiguration = {
  recaptchaKey: `projects/${PROJECT_ID}/keys/local`,
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}

type AuthProxyOptions = {
  readonly port: number
  readonly emulatorPort: number
  readonly missing: readonly string[]
}

/**
 * Starts a proxy for the Auth emulator. It answers calls that the emulator doesn't support, in the
 * format of the real service, and forwards everything else, including preflight requests.
 */
export function startAuthProxy(options: AuthProxyOptions): Promise<HttpService> {
  const { port, emulatorPort, missing } = options
  const answers: Readonly<Record<string, () => object>> = {
    'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': () => passwordPolicy,
    'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig': () => recaptchaConfiguration,
    // The real service revokes an Apple token. The local sign-in with Apple has none.
    'POST /identitytoolkit.googleapis.com/v2/accounts:revokeToken': () => ({}),
    'GET /local-firebase/status': () => ({ missing }),
  }
  const server = createServer((request, response) => {
    const operation = operationOf(request)
    const [answer, withApps] = [answers[operation], appOperations[operation]]
    if (answer) sendJson(request, response, 200, answer())
    else if (withApps) void exchange(request, response, emulatorPort, withApps)
    else
      forward(
        request,
        response,
        emulatorPort,
        givesTokens.test(operation) ? keepSignInTime : undefined,
      )
  })
  return serve(server, port)
}

function operationOf({ method, url = '/' }: IncomingMessage): string {
  return `${method} ${url.split('?', 1)[0]}`
}
