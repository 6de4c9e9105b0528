const space = /\s/
const lastOfAscii = 0x7f
const tab = 0x09
const carriageReturn = 0x0d
const blank = 0x20

/** How many words a text has. It makes nothing of them: the text may be long, and is counted while it is typed in. */
export function wordCount(text: string): number {
  let count = 0
  let isInWord = false
  for (let index = 0; index < text.length; index += 1) {
    const isWord = !isSpace(text, index)
    if (isWord && !isInWord) count += 1
    isInWord = isWord
  }
  return count
}

function isSpace(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  if (unit > lastOfAscii) return space.test(text.charAt(index))
  return unit === blank || (unit >= tab && unit <= carriageReturn)
}
