import { changeBetween, type TextChange } from '../diff/textChange.ts'

/** A caret is a selection that ends where it starts. */
type FieldSelection = { start: number; end: number }

/**
 * Returns where a selection is after words from elsewhere were put into the text. A caret stays behind the
 * letter that it follows; at the start of a line, it stays before the letter that it precedes. If selected words
 * changed, only a caret is left, because the next key would delete what the person hasn't seen.
 */
export function movedSelection(
  before: string,
  after: string,
  { start, end }: FieldSelection,
): FieldSelection {
  const change = changeBetween(before, after)
  if (start === end) {
    const caret = movedCaret(change, start, beginsLine(before, start))
    return { start: caret, end: caret }
  }
  const next = { start: follow(change, start).index, end: movedCaret(change, end, false) }
  const isSame = before.slice(start, end) === after.slice(next.start, next.end)
  return isSame ? next : { start: next.end, end: next.end }
}

function beginsLine(text: string, index: number): boolean {
  const isStart = index === 0 || text[index - 1] === '\n'
  return isStart && index < text.length && text[index] !== '\n'
}

function movedCaret(change: TextChange, index: number, staysBefore: boolean): number {
  const following = follow(change, index)
  if (staysBefore && following.isKept) return following.index
  if (index === 0) return 0
  const preceding = follow(change, index - 1)
  return preceding.isKept ? preceding.index + 1 : following.index
}

/** Returns the new index of a letter, or of the end of what replaced it. */
function follow(change: TextChange, index: number): { index: number; isKept: boolean } {
  let [at, to] = [0, 0]
  for (const part of change) {
    if (typeof part === 'string') {
      to += part.length
      continue
    }
    const end = at + Math.abs(part)
    if (index < end)
      return part < 0 ? { index: to, isKept: false } : { index: to + index - at, isKept: true }
    if (part > 0) to += part
    at = end
  }
  return { index: to + index - at, isKept: true }
}
