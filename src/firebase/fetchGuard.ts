const providerCall = /\/(identitytoolkit|securetoken)\.googleapis\.com\//

type Answer = {
  users?: unknown[]
  access_token?: string
  error?: { message?: string }
} | null

/** The calls by which the SDK finds out at start whether a session still holds, and what each needs. */
const sessionCalls = [
  {
    address: /\/v1\/accounts:lookup\b/,
    isGood: (answer: Answer) => Boolean(answer?.users?.length),
  },
  { address: /\/v1\/token\b/, isGood: (answer: Answer) => Boolean(answer?.access_token) },
]

/** The refusals that do mean: this session is over. */
const endings = new Set([
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
])

/**
 * Stands between the SDK and the network. At start the SDK renews the token of the stored session and
 * asks whose it is, and signs the person out for good on any answer that it cannot use, a passing 503
 * among them. Here such an answer becomes a network failure, which keeps the session.
 *
 * @param report told after each call to the provider whether its server answered.
 */
export function guardFetch(
  original: typeof fetch,
  report: (reached: boolean) => void,
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!providerCall.test(url)) return original(input, init)
    const response = await original(input, init).catch((error: unknown) => {
      if (!isCancelled(error)) report(false)
      throw error
    })
    report(response.status < 500)
    const call = sessionCalls.find(({ address }) => address.test(url))
    if (call && !(await isUsable(response, call.isGood))) {
      throw new TypeError('The server gave an answer that nobody should be signed out for.')
    }
    return response
  }
}

/** Called off by ourselves, which tells nothing about the server; running out of time does. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function isUsable(response: Response, isGood: (answer: Answer) => boolean): Promise<boolean> {
  const answer = await readAnswer(response.clone())
  if (response.ok) return isGood(answer)
  const [reason = ''] = answer?.error?.message?.split(' ') ?? []
  return endings.has(reason)
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    return null
  }
}
