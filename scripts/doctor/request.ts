/** A service's response. The status is `null` if there was none. */
export type ServiceResponse = {
  status: number | null
  headers: Headers
  text: string
  /** The body parsed as JSON; `null` if it isn't JSON. */
  json: unknown
}

type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

const TIMEOUT = 15_000

/** Sends one request without following redirects. Never rejects: no response is a result, too. */
export async function request(
  address: string,
  options: RequestOptions = {},
): Promise<ServiceResponse> {
  const { method = 'GET', headers = {}, body } = options
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

/** The value at a path in JSON; `undefined` if there is none. */
export function valueAt(json: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    json,
  )
}

/** The string at a path; empty if there is none. */
export function textAt(json: unknown, ...path: (string | number)[]): string {
  const value = valueAt(json, ...path)
  return typeof value === 'string' ? value : ''
}

/** The array at a path; empty if there is none. */
export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(json, ...path)
  return Array.isArray(value) ? value : []
}

export const noResponse = 'There was no response.'

/** Describes an unexpected response in one sentence. */
export function unexpected({ status, json }: ServiceResponse): string {
  if (status === null) return noResponse
  const message = textAt(json, 'error', 'message')
  return `The response was ${status}${message && ` (${message})`}.`
}

/** The error code of Firebase Authentication, such as `OPERATION_NOT_ALLOWED`. */
export function errorCode({ json }: ServiceResponse): string {
  return /^[A-Z_]+/.exec(textAt(json, 'error', 'message'))?.[0] ?? ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
