import { hexDigest } from '../../../domain/digest.ts'

/** An ID derived from texts, always the same for the same texts (UUID version 8). */
export async function idFrom(...texts: readonly string[]): Promise<string> {
  const joined = texts.map((text) => `${text.length} ${text}`).join('')
  const digits = await hexDigest('SHA-256', joined)
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[one, two, three, four, five]: string[]) => `${one}-${two}-8${three}-a${four}-${five}`,
  )
}
