import type { User } from 'firebase/auth'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { codedError } from '../../../domain/errorCode.ts'
import { authServerUrl } from './serverUrls.ts'

/** As the SDK waits on a desktop. */
const requestTimeoutMs = 30_000

/** Error messages of the service for which the SDK has another code. */
const codes: Readonly<Record<string, string>> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  INVALID_ID_TOKEN: 'invalid-user-token',
  TOKEN_EXPIRED: 'user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  USER_NOT_FOUND: 'user-token-expired',
}

/**
 * Calls an endpoint of Firebase Authentication that the SDK doesn't support.
 *
 * @param call the path of the endpoint, such as `/v2/accounts/passkeySignIn:start`.
 * @throws an error with the code that the SDK would use.
 */
export async function callAuth<Result>(call: string, body: object): Promise<Result> {
  const { firebase, tenantId } = configuration
  const responding = fetch(`${authServerUrl()}${call}?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, ...(tenantId && { tenantId }) }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  const response = await responding.catch(() => null)
  if (!response) throw authError('network-request-failed')
  const result = (await response.json().catch(() => null)) as { error?: { message?: string } }
  if (response.ok && result) return result as Result
  const [reason = ''] = result?.error?.message?.split(' : ') ?? []
  throw authError(
    codes[reason] ?? (reason.toLowerCase().replaceAll(/[_\s]+/g, '-') || 'internal-error'),
  )
}

/** What Firebase Authentication knows about an account, and the SDK doesn't. */
type AccountRecord = {
  providerUserInfo?: readonly { providerId: string }[]
  passkeyInfo?: readonly { credentialId?: string; name?: string }[]
}

export async function lookUpAccount(user: User): Promise<AccountRecord> {
  const idToken = await user.getIdToken()
  const { users } = await callAuth<{ users?: readonly AccountRecord[] }>('/v1/accounts:lookup', {
    idToken,
  })
  return users?.[0] ?? {}
}

function authError(code: string): Error {
  return codedError(`auth/${code}`, `Authentication refused the request: ${code}`)
}
