/**
 * Returns a JWT's payload, unverified.
 *
 * @throws if it can't be decoded.
 */
export function payloadOf(token: string): unknown {
  const payload = token.split('.')[1] ?? ''
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  return JSON.parse(text)
}
