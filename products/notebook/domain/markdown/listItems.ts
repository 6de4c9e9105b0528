import type { SelectedText } from './emphasis.ts'

/** Indentation, bullet or number, and check box of a list item. */
const itemStart = /^(\s*)(?:([-*+])|(\d{1,9})([.)])) +(\[[ xX]\](?: +|$))?/

/** A horizontal rule looks like the start of an item. */
const rule = /^\s*([-*])(?:\s*\1){2,}\s*$/

/**
 * Continues a Markdown list on Enter with the next item, or ends it if the item is empty. Returns `null`
 * outside a list.
 */
export function continueList({ text, start, end }: SelectedText): SelectedText | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const nextLine = text.indexOf('\n', end)
  const lineEnd = nextLine < 0 ? text.length : nextLine
  const line = text.slice(lineStart, lineEnd)
  const item = itemStart.exec(line)
  if (!item || rule.test(line) || start - lineStart < item[0].length) return null
  if (start === end && line.slice(item[0].length).trim() === '')
    return caretAt(lineStart, text.slice(0, lineStart), text.slice(lineEnd))
  const next = `\n${nextItem(item)}`
  return caretAt(start + next.length, text.slice(0, start) + next, text.slice(end))
}

function caretAt(place: number, before: string, after: string): SelectedText {
  return { text: before + after, start: place, end: place }
}

function nextItem([, indent = '', bullet, number, point = '', box]: RegExpExecArray): string {
  const sign = bullet ?? `${Number(number) + 1}${point}`
  return `${indent}${sign} ${box ? '[ ] ' : ''}`
}
