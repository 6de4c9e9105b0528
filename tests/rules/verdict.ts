/** The outcome of a request. `malformed`: it didn't reach the rules. */
export type Verdict = 'allowed' | 'denied' | 'malformed'

const VERDICTS: Readonly<Record<number, Verdict>> = {
  200: 'allowed',
  204: 'allowed',
  400: 'malformed',
  403: 'denied',
  404: 'allowed',
}

/**
 * Returns the verdict in a response of Firestore or Storage.
 *
 * @throws if the response means that something is broken.
 */
export async function verdictOf(response: Response): Promise<Verdict> {
  const text = await response.text()
  const verdict = VERDICTS[response.status]
  if (verdict) return verdict
  throw new Error(`${response.url} answered ${response.status}: ${text}`)
}
