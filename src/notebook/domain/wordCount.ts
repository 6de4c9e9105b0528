const space = /\s/
const lastOfAscii = 0x7f
const tab = 0x09
const carriageReturn = 0x0d
const blank = 0x20

/**
 * How many words a text has, without a list of them: a long text is counted while it is typed in, and what is
 * thrown away then stops the next keys.
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
