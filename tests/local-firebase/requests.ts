export async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  return response.json()
}

/** Sends JSON, and gives the answer. */
export function sendJson(
  method: string,
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
