/** The hash of some bytes or of a text, in hexadecimal digits. */
export async function hexDigest(
  algorithm: 'SHA-1' | 'SHA-256',
  content: Uint8Array<ArrayBuffer> | string,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
