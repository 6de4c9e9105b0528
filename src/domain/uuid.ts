import { hexDigest } from './digest.ts'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns whether a text can be the ID of a document or file: a lowercase UUID. */
export function isUuid(text: string): boolean {
  return shape.test(text)
}

/** An ID derived from texts, always the same for the same texts (UUID version 8). */
export async function uuidFrom(...texts: readonly string[]): Promise<string> {
  const joined = texts.map((text) => `${text.length} ${text}`).join('')
  const digits = await hexDigest('SHA-256', joined)
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[one, two, three, four, five]: string[]) => `${one}-${two}-8${three}-a${four}-${five}`,
  )
}
