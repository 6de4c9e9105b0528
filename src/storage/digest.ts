/** The hash of some bytes or of a text, in hexadecimal digits. */
export async function hexDigest(
  algorithm: 'SHA-1' | 'SHA-256',
  content: Uint8Array<ArrayBuffer> | string,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An ID derived from texts, always the same for the same texts (UUID version 8). */
export async function idFrom(...texts: readonly string[]): Promise<string> {
  const joined = texts.map((text) => `${text.length} ${text}`).join('')
  const digits = await hexDigest('SHA-256', joined)
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[one, two, three, four, five]: string[]) => `${one}-${two}-8${three}-a${four}-${five}`,
  )
}
