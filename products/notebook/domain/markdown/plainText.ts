/** Quotes, headings and list items. */
const lineMarks =
  /^[\t >]*(?:#{1,6}[\t ]+|(?:[-*+]|\d{1,9}[.)])[\t ]+(?:\[[ xX]\][\t ]+)?|\[[ xX]\][\t ]+|[\t >]*)[\t >]*/gm
const rules = /^(?:[\t ]*[-*_=]){3,}[\t ]*$|^[\t ]*(?:```|~~~).*$|[\t ]#+[\t ]*$/gm
const tableRules = /^[\t ]*\|[-:|\t ]+$/gm
const tableRows = /^[\t ]*\|.*$/gm
const links = /!?\[([^[\]]*)\]\([^()\n]*\)|<(https?:[^<>\s]*)>/g
const code = /(`+)([^`\n]+)\1/g
const emphasis = /(?<![\p{L}\p{N}\\*_~])([*_~]{1,3})(?!\1|\s)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu
const escapes = /\\([!-/:-@[-`{-~])/g

/**
 * Strips Markdown roughly, for excerpts only.
 *
 * @param markdown a short text: the running time is quadratic.
 */
export function plainText(markdown: string): string {
  const text = markdown
    .replaceAll(rules, '')
    .replaceAll(tableRules, '')
    .replaceAll(tableRows, (row) => row.replaceAll('|', ' '))
    .replaceAll(lineMarks, '')
    .replaceAll(links, '$1$2')
    .replaceAll(code, '$2')
  // Twice, for emphasis inside strong text.
  return text.replaceAll(emphasis, '$2').replaceAll(emphasis, '$2').replaceAll(escapes, '$1')
}
