import type { SessionEnding } from '../domain/sessionEnding.ts'

const providerCall = /\/(identitytoolkit|securetoken)\.googleapis\.com\//

type Answer = {
  users?: ({ localId?: unknown; providerUserInfo?: unknown; mfaInfo?: unknown } | null)[]
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  error?: { message?: string }
} | null

const renewal = /\/v1\/token\b/

/** Renewals that have no answer yet, by what they send. */
const pending = new Map<string, Promise<Response>>()

/** The calls by which the SDK finds out at start whether a session still holds, and what each needs. */
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

/** The person has deleted the account here. */
const deletion = /\/v1\/accounts:delete\b/

/** The refusals that do mean: this session is over. */
const endings: Readonly<Record<string, SessionEnding>> = {
  INVALID_ID_TOKEN: 'expired',
  INVALID_REFRESH_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  USER_DISABLED: 'disabled',
  USER_NOT_FOUND: 'deleted',
}

/** Listeners to what the calls to the provider reveal. */
export type Reports = {
  /** Called after each call to the provider with whether its server answered. */
  reach: (reached: boolean) => void
  /** Called when the SDK asks about the session of the app itself, with what it sends. */
  question: (question: string) => void
  /** Called when the provider no longer accepts the session, with the reason. */
  ending: (ending: SessionEnding) => void
}

/**
 * Stands between the SDK and the network. At start the SDK renews the token of the stored session and
 * asks whose it is, and signs the person out for good on any answer that it cannot use, a passing 503
 * among them. Here such an answer becomes a network failure, which keeps the session.
 */
export function guardFetch(original: typeof fetch, report: Reports): typeof fetch {
  /** The accounts that were deleted here so far, and the deletion under way. */
  let deletions = 0
  let deleting: Promise<unknown> = Promise.resolve()
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!providerCall.test(url)) return original(input, init)
    const send = () => original(input, init)
    const tellEnding = (ending: SessionEnding) => isParked(init) || report.ending(ending)
    const asked = renewal.test(url) ? init?.body : null
    const sent = typeof asked === 'string' ? together(asked, send) : send()
    const call = sessionCalls.find(({ address }) => address.test(url))
    const question = call && !isParked(init) ? init?.body : null
    if (typeof question === 'string') report.question(question)
    const before = deletions
    if (deletion.test(url) && !isParked(init)) {
      deleting = sent.then(
        ({ ok }) => ok && (deletions += 1),
        () => null,
      )
    }
    const response = await sent.catch((error: unknown) => {
      if (!isCancelled(error)) report.reach(false)
      throw error
    })
    report.reach(response.status < 500)
    if (response.ok && deletion.test(url)) tellEnding('left')
    if (!call) return response
    const answer = await readAnswer(response.clone())
    if (response.ok && call.isGood(answer)) return response
    const ending = response.ok ? undefined : endings[reasonIn(answer)]
    if (!ending) throw new TypeError('An answer that nobody should be signed out for.')
    // The end of a session that the person deletes here is told once, as such.
    await deleting
    if (deletions === before) tellEnding(ending)
    return response
  }
}

/** A parked guest belongs to an app without an id: the end of their session ends no other. */
function isParked(init: RequestInit | undefined): boolean {
  return Boolean(init?.headers) && !new Headers(init?.headers).has('X-Firebase-gmpid')
}

/**
 * The SDK asks for a new token once for every part of it that wants one. Whoever asks while the same
 * renewal is under way gets its answer.
 */
function together(body: string, send: () => Promise<Response>): Promise<Response> {
  const running = pending.get(body) ?? send().finally(() => pending.delete(body))
  pending.set(body, running)
  return running.then((response) => response.clone())
}

/** Called off by ourselves, which tells nothing about the server; running out of time does. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Whether every item has one of these names, as the SDK takes for granted; no list is an empty one. */
function isListOf(list: unknown = [], ...names: readonly string[]): boolean {
  const isGood = (item: unknown) => item instanceof Object && names.some((name) => name in item)
  return Array.isArray(list) && list.every(isGood)
}

/** `USER_DISABLED` of `USER_DISABLED : The account has been disabled.` */
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
