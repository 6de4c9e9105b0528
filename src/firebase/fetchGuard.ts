const providerCall = /\/(identitytoolkit|securetoken)\.googleapis\.com\//
const lookupCall = /\/v1\/accounts:lookup\b/

/** The answers to a lookup that do mean: this session is over. */
const endings = new Set(['INVALID_ID_TOKEN', 'TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'])

/**
 * Stands between the SDK and the network. At start the SDK asks who the stored session belongs to,
 * and signs the person out for good on any answer that it cannot use, a passing 503 among them. Here
 * such an answer becomes a network failure, which keeps the session.
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
    if (lookupCall.test(url) && !(await isUsable(response))) {
      throw new TypeError('The server gave an answer that nobody should be signed out for.')
    }
    return response
  }
}

/** Called off by ourselves, which tells nothing about the server; running out of time does. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

type LookupAnswer = { users?: unknown[]; error?: { message?: string } } | null

async function isUsable(response: Response): Promise<boolean> {
  const answer = await readAnswer(response.clone())
  if (response.ok) return Boolean(answer?.users?.length)
  const [reason = ''] = answer?.error?.message?.split(' ') ?? []
  return endings.has(reason)
}

async function readAnswer(response: Response): Promise<LookupAnswer> {
  try {
    return (await response.json()) as LookupAnswer
  } catch {
    return null
  }
}
