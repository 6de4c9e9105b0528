/**
 * How hard a password is to guess. `leaked` and `common` ones are refused, and so are those with little besides the
 * `brand`. A `personal` one contains the person's own words.
 */
export type PasswordStrength =
  | 'leaked'
  | 'common'
  | 'brand'
  | 'personal'
  | 'weak'
  | 'fair'
  | 'good'
  | 'strong'

/** In characters. Shorter parts match by chance. */
const shortestPart = 3

/**
 * Returns the words that someone who knows the person would try first: names and addresses, whole
 * and in parts.
 */
export function personalWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => {
    const whole = text.trim().toLowerCase()
    return [whole, ...whole.split('@', 1), ...whole.split(/[^\p{L}\p{N}]+/u)]
  })
  return [...new Set(words)].filter((word) => word.length >= shortestPart)
}

/** In characters: what a password needs besides the product's own words. */
const besideBrand = 8

/** Returns whether a password has the product's own words in it and little else, such as `Acme2026!`. */
export function isMostlyBrand(password: string, brand: string): boolean {
  const words = [...personalWords([brand])].sort((one, other) => other.length - one.length)
  const lower = password.toLowerCase()
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest !== lower && rest.length < besideBrand
}
