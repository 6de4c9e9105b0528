import type { SessionEndReason } from '../../../domain/session/sessionEndReason.ts'

type Answer = {
  users?: ({ localId?: unknown; providerUserInfo?: unknown; mfaInfo?: unknown } | null)[]
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  error?: { message?: string }
} | null

export const renewal = /\/v1\/token\b/

const deletion = /\/v1\/accounts:delete\b/

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

/** Errors that end a session. */
const endReasons: Readonly<Record<string, SessionEndReason>> = {
  INVALID_ID_TOKEN: 'expired',
  INVALID_REFRESH_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  USER_DISABLED: 'disabled',
  USER_NOT_FOUND: 'deleted',
}

export type SessionReports = {
  /** Called with the request body when the SDK checks the app's own session. */
  sessionCheck: (question: string) => void
  /** Called with the reason when Firebase no longer accepts the session. */
  sessionEnd: (reason: SessionEndReason) => void
}

/**
 * Reports when the SDK checks the session, and when Firebase ends it. A response that says neither that the session
 * is valid nor that it ended is a network failure for the SDK.
 */
export function watchSessionAnswers(fetch: typeof globalThis.fetch, report: SessionReports) {
  const { accountDeleted, hasDeleted } = watchDeletions()
  return async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = urlOf(input)
    const isOwn = !isOfPendingGuest(init)
    const sent = fetch(input, init)
    const call = sessionCalls.find(({ address }) => address.test(url))
    const question = call && isOwn ? init?.body : null
    if (typeof question === 'string') report.sessionCheck(question)
    const wasDeletedMeanwhile = hasDeleted()
    if (isOwn && deletion.test(url)) accountDeleted(sent)
    const response = await sent
    if (isOwn && response.ok && deletion.test(url)) report.sessionEnd('accountDeleted')
    if (!call) return response
    const answer = await readAnswer(response.clone())
    if (response.ok && call.isGood(answer)) return response
    const endReason = response.ok ? undefined : endReasons[reasonIn(answer)]
    if (!endReason) throw new TypeError('Unusable response; keeping the session.')
    // After a deletion on this device, the end is reported only once, as that deletion.
    const isReported = await wasDeletedMeanwhile()
    if (isOwn && !isReported) report.sessionEnd(endReason)
    return response
  }
}

export function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input)
}

/** Whether the account was deleted on this device since a question was sent. */
function watchDeletions() {
  let deletions = 0
  let deleting: Promise<unknown> = Promise.resolve()
  return {
    accountDeleted: (sent: Promise<Response>) => {
      deleting = sent.then(
        ({ ok }) => ok && (deletions += 1),
        () => null,
      )
    },
    hasDeleted: () => {
      const before = deletions
      return async () => {
        await deleting
        return deletions > before
      }
    },
  }
}

/** True for a pending guest, whose app has no ID: their session's end is not this session's. */
function isOfPendingGuest(init: RequestInit | undefined): boolean {
  return Boolean(init?.headers) && !new Headers(init?.headers).has('X-Firebase-gmpid')
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
