/** What a service answered. Without a status it did not answer at all. */
export type Answer = {
  status: number | null
  headers: Headers
  text: string
  /** The text read as JSON; `null` where it is none. */
  json: unknown
}

type Question = {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

const TIMEOUT = 15_000

/** Asks one address, and follows no redirect. Never rejects: an answer that does not come is one, too. */
export async function ask(address: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  } catch {
    return { status: null, headers: new Headers(), text: '', json: null }
  }
}

/** The value at this path of a JSON answer; `undefined` where there is none. */
export function valueAt(json: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    json,
  )
}

/** The text at this path; empty where there is none. */
export function textAt(json: unknown, ...path: (string | number)[]): string {
  const value = valueAt(json, ...path)
  return typeof value === 'string' ? value : ''
}

/** The list at this path; empty where there is none. */
export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(json, ...path)
  return Array.isArray(value) ? value : []
}

/** What an answer says that was not expected, as a sentence. */
export function unexpected({ status, json }: Answer): string {
  if (status === null) return 'There was no answer.'
  const message = textAt(json, 'error', 'message')
  return `The answer was ${status}${message && ` (${message})`}.`
}

/** The code of an error of Firebase Authentication, such as `OPERATION_NOT_ALLOWED`. */
export function errorCode({ json }: Answer): string {
  return /^[A-Z_]+/.exec(textAt(json, 'error', 'message'))?.[0] ?? ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
