const digit = /\p{Nd}/u

/** Replaces the decimal digits of every script, such as `١` or `１`, with those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (each) => (each > '9' ? String(valueOf(each)) : each))
}

/** In Unicode, the ten digits of a script follow each other, from zero. */
function valueOf(each: string): number {
  const code = each.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
