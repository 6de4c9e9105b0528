import type { SelectedText } from './selectedText.ts'

/** What Markdown puts around words: twice for bold, once for italic. */
export type EmphasisMark = '**' | '*'

/**
 * Makes the selected words bold or italic, or plain again. A caret behind emphasized words goes out of them.
 * The words stay selected.
 */
export function toggleEmphasis(selected: SelectedText, mark: EmphasisMark): SelectedText {
  const { text } = selected
  const { start, end } = withoutOuterMarks(withoutOuterSpaces(selected))
  const [left, right] = [marksBefore(text, start), marksAfter(text, end)]
  const { length } = mark
  if (start === end && left === 0 && isEmphasized(right, mark) && /\S/.test(text.charAt(end - 1)))
    return { text, start: start + length, end: end + length }
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (isEmphasized(Math.min(left, right), mark)) {
    const plain = before.slice(0, -length) + words + after.slice(length)
    return { text: plain, start: start - length, end: end - length }
  }
  return { text: before + mark + words + mark + after, start: start + length, end: end + length }
}

/** Bold takes two of the marks on each side, and italic what is left. */
function isEmphasized(marks: number, mark: EmphasisMark): boolean {
  return mark === '**' ? marks >= 2 : marks % 2 === 1
}

/** Between a mark and a space, Markdown sees no emphasis. */
function withoutOuterSpaces({ text, start, end }: SelectedText): SelectedText {
  const words = text.slice(start, end)
  if (words.trim() === '') return { text, start: end, end }
  const from = start + words.length - words.trimStart().length
  return { text, start: from, end: from + words.trim().length }
}

/** The marks may be selected with their words. */
function withoutOuterMarks({ text, start, end }: SelectedText): SelectedText {
  const words = text.slice(start, end)
  const inner = words.replace(/^\*+/, '').length
  if (inner === 0) {
    const middle = start + Math.floor(words.length / 2)
    return { text, start: middle, end: middle }
  }
  const marks = Math.min(words.length - inner, marksBefore(words, words.length))
  return { text, start: start + marks, end: end - marks }
}

function marksBefore(text: string, place: number): number {
  let first = place
  while (text.charAt(first - 1) === '*') first -= 1
  return place - first
}

function marksAfter(text: string, place: number): number {
  let next = place
  while (text.charAt(next) === '*') next += 1
  return next - place
}
