/** The markup at the beginning of a line: a quote, a heading, a list item. */
const lineMarks =
  /^[\t >]*(?:#{1,6}[\t ]+|(?:[-*+]|\d{1,9}[.)])[\t ]+(?:\[[ xX]\][\t ]+)?|\[[ xX]\][\t ]+|[\t >]*)[\t >]*/gm
const rules = /^(?:[\t ]*[-*_=]){3,}[\t ]*$|^[\t ]*(?:```|~~~).*$|[\t ]#+[\t ]*$/gm
const links = /!?\[([^[\]]*)\]\([^()\n]*\)|<(https?:[^<>\s]*)>/g
const code = /(`+)([^`\n]+)\1/g
const emphasis = /(?<![\p{L}\p{N}\\*_~])([*_~]{1,3})(?!\1|\s)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu
const escapes = /\\([!-/:-@[-`{-~])/g

/**
 * Roughly what a Markdown text says, without its markup; for an excerpt, not for a page.
 *
 * @param markdown a short piece of a text: the time grows with the square of its length.
 */
export function plainText(markdown: string): string {
  const text = markdown
    .replaceAll(rules, '')
    .replaceAll(lineMarks, '')
    .replaceAll(links, '$1$2')
    .replaceAll(code, '$2')
  // Within what is strong may be what is emphasized.
  return text.replaceAll(emphasis, '$2').replaceAll(emphasis, '$2').replaceAll(escapes, '$1')
}
