/** How many digits a code has. */
export const codeLength = 6

const digit = /\p{Nd}/u

/** Replaces the decimal digits of every script, such as `١` or `１`, with those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (each) => (each > '9' ? String(valueOf(each)) : each))
}

/**
 * Finds the six-digit code in a pasted message, such as “Your code is 123 456.” Returns an empty string if it
 * isn't clear which digits are the code.
 */
export function codeIn(message: string): string {
  const groups = asciiDigits(message).match(/\d+(?:[\s-]\d+)*/g) ?? []
  const alone = groups.flatMap((group) => group.split(/\D/)).filter(isCode)
  const joined = groups.map((group) => group.replace(/\D/g, '')).filter(isCode)
  const [code = '', ...others] = new Set(alone.length > 0 ? alone : joined)
  return others.length === 0 ? code : ''
}

function isCode({ length }: string): boolean {
  return length === codeLength
}

/** In Unicode, the ten digits of a script follow each other, from zero. */
function valueOf(each: string): number {
  const code = each.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
