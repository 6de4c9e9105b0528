/**
 * Returns a JWT's payload as JSON, unverified.
 *
 * @throws if it can't be decoded.
 */
export function payloadOf(token: string): string {
  const payload = token.split('.')[1] ?? ''
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}
