import type { User as FirebaseUser } from 'firebase/auth'
import type { SessionEndReason } from '../../../domain/session/sessionEndReason.ts'
import { payloadOf } from '../../../domain/session/tokenPayload.ts'
import { sessionCheck, sessionEnd } from '../signals.ts'

type ResponseBody = {
  users?: ({ localId?: unknown; providerUserInfo?: unknown; mfaInfo?: unknown } | null)[]
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  error?: { message?: string }
} | null

/** Returns the SDK's current user, if any. */
export type ReadUser = () => Pick<FirebaseUser, 'uid' | 'refreshToken'> | null

export const renewal = /\/v1\/token\b/

const deletion = /\/v1\/accounts:delete\b/

/** Calls that return a new token. */
const tokenCall = /\/accounts(:(signIn|signUp|update)|\/mfa|\/passkey\w+:finalize)/

/**
 * The calls that tell the SDK at startup whether a session is still valid, and what each response
 * must contain.
 */
const sessionCalls = [
  {
    address: /\/v1\/accounts:lookup\b/,
    isGood: (body: ResponseBody) => {
      const user = body?.users?.[0]
      return (
        isText(user?.localId) &&
        isListOf(user?.providerUserInfo, 'providerId') &&
        isListOf(user?.mfaInfo, 'phoneInfo', 'totpInfo')
      )
    },
  },
  {
    address: renewal,
    isGood: (body: ResponseBody) =>
      isText(body?.access_token) && isText(body?.refresh_token) && Number(body?.expires_in) > 0,
  },
]

/** Errors that end a session. */
const endReasons: Readonly<Record<string, SessionEndReason>> = {
  INVALID_ID_TOKEN: 'expired',
  INVALID_REFRESH_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  USER_DISABLED: 'disabled',
  USER_NOT_FOUND: 'deletedElsewhere',
}

/**
 * At startup, the SDK renews the stored session's token and looks up its account, and signs the person out for good on
 * any response it can't use, even a temporary 503. Here, a response that says neither that the session is valid nor
 * that it ended becomes a network failure, which keeps the session. So does one about a token that was replaced
 * meanwhile, for example with a new password or by another sign-in.
 */
export function guardSession(fetch: typeof globalThis.fetch, readUser: ReadUser) {
  const deletions = countCalls()
  const newTokens = countCalls()
  return async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = urlOf(input)
    const isOwn = !isOfPendingGuest(init)
    const uid = uidIn(init?.body, readUser())
    const sent = fetch(input, init)
    const call = sessionCalls.find(({ address }) => address.test(url))
    const requestBody = call && isOwn ? init?.body : null
    if (typeof requestBody === 'string') sessionCheck.send(requestBody)
    const deletedSince = deletions.startWatching()
    const tokenReplacedSince = newTokens.startWatching()
    if (isOwn && deletion.test(url)) deletions.add(sent)
    if (isOwn && tokenCall.test(url)) newTokens.add(sent)
    const response = await sent
    if (isOwn && response.ok && deletion.test(url)) sessionEnd.send({ reason: 'deletedHere', uid })
    if (!call) return response
    const body = await readBody(response.clone())
    if (response.ok && call.isGood(body)) return response
    const reason = response.ok ? undefined : endReasons[reasonIn(body)]
    const isOutdated = isOwn && reason !== undefined && (await tokenReplacedSince())
    if (!reason || isOutdated) throw new TypeError('Unusable response; keeping the session.')
    // After a deletion on this device, the end is reported only once, as that deletion.
    const isReported = await deletedSince()
    if (isOwn && !isReported) sessionEnd.send({ reason, uid })
    return response
  }
}

export function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input)
}

/** Counts calls that succeed. */
function countCalls() {
  let count = 0
  let underWay: Promise<unknown> = Promise.resolve()
  return {
    add: (sent: Promise<Response>) => {
      const counting = sent.then(
        ({ ok }) => ok && (count += 1),
        () => null,
      )
      underWay = Promise.all([underWay, counting])
    },
    /** The returned function waits for calls under way, then returns whether one has succeeded since. */
    startWatching: () => {
      const before = count
      return async () => {
        await underWay
        return count > before
      }
    },
  }
}

/** True for a pending guest, whose app has no ID: their session's end is not this session's. */
function isOfPendingGuest(init: RequestInit | undefined): boolean {
  return Boolean(init?.headers) && !new Headers(init?.headers).has('X-Firebase-gmpid')
}

/** Returns whose token a request carries. A refresh token names no one, so only that of the current user is known. */
function uidIn(body: unknown, user: ReturnType<ReadUser>): string | null {
  if (typeof body !== 'string') return null
  try {
    const { idToken } = JSON.parse(body) as { idToken: string }
    return (payloadOf(idToken) as { sub: string }).sub
  } catch {
    const refreshToken = new URLSearchParams(body).get('refresh_token')
    return user && user.refreshToken === refreshToken ? user.uid : null
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/**
 * True if every item has one of these keys, which the SDK relies on. A missing list counts as
 * empty.
 */
function isListOf(list: unknown = [], ...names: readonly string[]): boolean {
  const isGood = (item: unknown) => item instanceof Object && names.some((name) => name in item)
  return Array.isArray(list) && list.every(isGood)
}

/** Returns `USER_DISABLED` from `USER_DISABLED : The account has been disabled.` */
function reasonIn(body: ResponseBody): string {
  return body?.error?.message?.split(' ', 1)[0] ?? ''
}

async function readBody(response: Response): Promise<ResponseBody> {
  try {
    return (await response.json()) as ResponseBody
  } catch {
    return null
  }
}
