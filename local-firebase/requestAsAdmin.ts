const TIMEOUT_MS = 30_000

/**
 * Sends a request to a local service as the project's owner, and returns the response body.
 *
 * @throws an `Error` with the service's response if it refuses; a `TimeoutError` after 30 s.
 */
export async function requestAsAdmin(method: string, url: string, body?: object): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`)
  return text
}
