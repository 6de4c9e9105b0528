/**
 * How hard a password is to guess. `leaked` and `common` ones are refused. A `personal` one
 * contains the person's own words.
 */
export type PasswordStrength =
  | 'leaked'
  | 'common'
  | 'personal'
  | 'weak'
  | 'fair'
  | 'good'
  | 'strong'

/** In characters. Shorter parts match by chance. */
const shortestPart = 3

/**
 * Returns the words that somebody who knows the person would try first: names and addresses, whole
 * and in parts.
 */
export function personalWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => {
    const whole = text.trim().toLowerCase()
    return [whole, ...whole.split('@', 1), ...whole.split(/[^\p{L}\p{N}]+/u)]
  })
  return [...new Set(words)].filter((word) => word.length >= shortestPart)
}
