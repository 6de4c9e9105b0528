import type { SessionEndReason } from '../../../domain/session/sessionEndReason.ts'

type ResponseBody = {
  users?: ({ localId?: unknown; providerUserInfo?: unknown; mfaInfo?: unknown } | null)[]
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  error?: { message?: string }
} | null

/** Whether a response contains what the SDK needs. */
type IsValid = (body: ResponseBody) => boolean

export const renewal = /\/v1\/token\b/

/** The two calls that tell the SDK whether a session is still valid. */
const sessionCalls: readonly (readonly [url: RegExp, isValid: IsValid])[] = [
  [/\/v1\/accounts:lookup\b/, isValidLookup],
  [renewal, isValidRenewal],
]

/** Errors that end a session. */
const endReasons: Readonly<Record<string, SessionEndReason>> = {
  INVALID_ID_TOKEN: 'endedByFirebase',
  INVALID_REFRESH_TOKEN: 'endedByFirebase',
  TOKEN_EXPIRED: 'endedByFirebase',
  USER_DISABLED: 'disabled',
  USER_NOT_FOUND: 'deletedElsewhere',
}

export function isSessionCall(url: string): boolean {
  return sessionCalls.some(([address]) => address.test(url))
}

/** Returns what a response to such a call says about the session. */
export async function sessionStateIn(
  url: string,
  response: Response,
): Promise<'valid' | 'unusable' | SessionEndReason> {
  const body = await readBody(response.clone())
  if (!response.ok) return endReasons[errorIn(body)] ?? 'unusable'
  const isValid = sessionCalls.some(([address, isGood]) => address.test(url) && isGood(body))
  return isValid ? 'valid' : 'unusable'
}

async function readBody(response: Response): Promise<ResponseBody> {
  try {
    return (await response.json()) as ResponseBody
  } catch {
    return null
  }
}

/** Returns `USER_DISABLED` from `USER_DISABLED : The account has been disabled.` */
function errorIn(body: ResponseBody): string {
  return body?.error?.message?.split(' ', 1)[0] ?? ''
}

function isValidLookup(body: ResponseBody): boolean {
  const user = body?.users?.[0]
  return (
    isText(user?.localId) &&
    isListOf(user?.providerUserInfo, 'providerId') &&
    isListOf(user?.mfaInfo, 'phoneInfo', 'totpInfo')
  )
}

function isValidRenewal(body: ResponseBody): boolean {
  return isText(body?.access_token) && isText(body?.refresh_token) && Number(body?.expires_in) > 0
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** True if every item has one of these keys, which the SDK relies on. A missing list counts as empty. */
function isListOf(list: unknown = [], ...names: readonly string[]): boolean {
  const isGood = (item: unknown) => item instanceof Object && names.some((name) => name in item)
  return Array.isArray(list) && list.every(isGood)
}
