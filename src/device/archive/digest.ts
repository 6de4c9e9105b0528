/** The SHA-256 of some bytes, as 64 hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An ID derived from words, always the same for the same words (UUID version 8). */
export async function idFrom(...words: readonly string[]): Promise<string> {
  const text = words.map((word) => `${word.length} ${word}`).join('')
  const digits = await sha256Of(new TextEncoder().encode(text))
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[one, two, three, four, five]: string[]) => `${one}-${two}-8${three}-a${four}-${five}`,
  )
}
