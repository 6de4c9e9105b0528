/** What became of a request. `malformed`: it did not even reach the rules. */
export type Verdict = 'allowed' | 'denied' | 'malformed'

const VERDICTS: Readonly<Record<number, Verdict>> = {
  200: 'allowed',
  204: 'allowed',
  400: 'malformed',
  403: 'denied',
  404: 'allowed',
}

/** What this answer of Firestore or Storage means. Rejects when it means that something is broken. */
export async function verdictOf(response: Response): Promise<Verdict> {
  const text = await response.text()
  const verdict = VERDICTS[response.status]
  if (verdict) return verdict
  throw new Error(`${response.url} answered ${response.status}: ${text}`)
}
