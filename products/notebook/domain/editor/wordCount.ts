const space = /\s/
const lastOfAscii = 0x7f
const tab = 0x09
const carriageReturn = 0x0d
const blank = 0x20

/**
 * Counts words without allocating: long texts are counted while typing, and garbage collection would delay
 * keystrokes.
 */
export function wordCount(text: string): number {
  let count = 0
  let wasSpace = true
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const isSpace =
      unit > lastOfAscii
        ? space.test(text.charAt(index))
        : unit === blank || (unit >= tab && unit <= carriageReturn)
    if (wasSpace && !isSpace) count += 1
    wasSpace = isSpace
  }
  return count
}
