/** The SHA-256 of some bytes, as 64 hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An ID derived from texts, always the same for the same texts (UUID version 8). */
export async function idFrom(...texts: readonly string[]): Promise<string> {
  const joined = texts.map((text) => `${text.length} ${text}`).join('')
  const digits = await sha256Of(new TextEncoder().encode(joined))
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[one, two, three, four, five]: string[]) => `${one}-${two}-8${three}-a${four}-${five}`,
  )
}
