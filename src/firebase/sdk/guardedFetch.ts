import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'
import { withAppCheck } from './appCheckToken.ts'

const authCall = /\/(identitytoolkit|securetoken)\.googleapis\.com\//

type Answer = {
  users?: ({ localId?: unknown; providerUserInfo?: unknown; mfaInfo?: unknown } | null)[]
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  error?: { message?: string }
} | null

/** Responses with personal data. Without this, the browser's HTTP cache would keep them after a sign-out. */
const personalCall = /\/(google\.firestore\.v1\.Firestore|v1\/projects)\//

const renewal = /\/v1\/token\b/

/** Renewals in flight, by request body. */
const pending = new Map<string, Promise<Response>>()

/**
 * The calls that tell the SDK at startup whether a session is still valid, and what each response
 * must contain.
 */
const sessionCalls = [
  {
    address: /\/v1\/accounts:lookup\b/,
    isGood: (answer: Answer) => {
      const user = answer?.users?.[0]
      return (
        isText(user?.localId) &&
        isListOf(user?.providerUserInfo, 'providerId') &&
        isListOf(user?.mfaInfo, 'phoneInfo', 'totpInfo')
      )
    },
  },
  {
    address: renewal,
    isGood: (answer: Answer) =>
      isText(answer?.access_token) &&
      isText(answer?.refresh_token) &&
      Number(answer?.expires_in) > 0,
  },
]

const deletion = /\/v1\/accounts:delete\b/

/** Errors that end a session. */
const endReasons: Readonly<Record<string, SessionEndReason>> = {
  INVALID_ID_TOKEN: 'expired',
  INVALID_REFRESH_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  USER_DISABLED: 'disabled',
  USER_NOT_FOUND: 'deleted',
}

/** Listeners for what calls to Firebase reveal. */
export type Reports = {
  /** Called after each call with whether the server answered. */
  reachability: (reached: boolean) => void
  /** Called with the request body when the SDK checks the app's own session. */
  sessionCheck: (question: string) => void
  /** Called with the reason when Firebase no longer accepts the session. */
  sessionEnd: (reason: SessionEndReason) => void
}

/**
 * Wraps `fetch` for the SDK. At startup the SDK renews the stored session's token and looks up its
 * account, and signs the person out for good on any response it can't use, even a temporary 503.
 * Here, such a response becomes a network failure, which keeps the session.
 */
export function createGuardedFetch(original: typeof fetch, report: Reports): typeof fetch {
  let deletions = 0
  let deleting: Promise<unknown> = Promise.resolve()
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (personalCall.test(url)) return original(input, { ...init, cache: 'no-store' })
    if (!authCall.test(url)) return original(input, init)
    const send = __APP_CHECK__
      ? async () => original(input, await withAppCheck(init))
      : () => original(input, init)
    const reportSessionEnd = (endReason: SessionEndReason) =>
      isOfPendingGuest(init) || report.sessionEnd(endReason)
    const asked = renewal.test(url) ? init?.body : null
    const sent = typeof asked === 'string' ? sendOnce(asked, send) : send()
    const call = sessionCalls.find(({ address }) => address.test(url))
    const question = call && !isOfPendingGuest(init) ? init?.body : null
    if (typeof question === 'string') report.sessionCheck(question)
    const before = deletions
    if (deletion.test(url) && !isOfPendingGuest(init)) {
      deleting = sent.then(
        ({ ok }) => ok && (deletions += 1),
        () => null,
      )
    }
    const response = await sent.catch((error: unknown) => {
      if (!isCanceled(error)) report.reachability(false)
      throw error
    })
    report.reachability(response.status < 500)
    if (response.ok && deletion.test(url)) reportSessionEnd('accountDeleted')
    if (!call) return response
    const answer = await readAnswer(response.clone())
    if (response.ok && call.isGood(answer)) return response
    const endReason = response.ok ? undefined : endReasons[reasonIn(answer)]
    if (!endReason) throw new TypeError('Unusable response; keeping the session.')
    // After a deletion on this device, the end is reported only once, as that deletion.
    await deleting
    if (deletions === before) reportSessionEnd(endReason)
    return response
  }
}

/** True for a pending guest, whose app has no ID: their session's end is not this session's. */
function isOfPendingGuest(init: RequestInit | undefined): boolean {
  return Boolean(init?.headers) && !new Headers(init?.headers).has('X-Firebase-gmpid')
}

/** Several parts of the SDK ask for the same renewal at once. They share one request. */
function sendOnce(body: string, send: () => Promise<Response>): Promise<Response> {
  const running = pending.get(body) ?? send().finally(() => pending.delete(body))
  pending.set(body, running)
  return running.then((response) => response.clone())
}

/** An abort says nothing about the server. A timeout does, and has another name. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
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
function reasonIn(answer: Answer): string {
  return answer?.error?.message?.split(' ', 1)[0] ?? ''
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    return null
  }
}
