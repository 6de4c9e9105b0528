/** A text and its selection, in UTF-16 units; `start` equals `end` for a caret. */
export type SelectedText = { text: string; start: number; end: number }

/** The Markdown marker for bold or italic. */
export type EmphasisMark = '**' | '*'

/**
 * Toggles bold or italic on the selected words and keeps them selected. A caret at the end of emphasized
 * words moves past the markers.
 */
export function toggleEmphasis(selected: SelectedText, mark: EmphasisMark): SelectedText {
  const { text } = selected
  const { start, end } = withoutOuterMarks(withoutOuterSpaces(selected))
  const [left, right] = [marksBefore(text, start), marksAfter(text, end)]
  const { length } = mark
  if (start === end && left === 0 && isEmphasized(right, mark) && /\S/.test(text.charAt(end - 1)))
    return { text, start: start + length, end: end + length }
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (isEmphasized(Math.min(left, right), mark)) {
    const plain = before.slice(0, -length) + inside + after.slice(length)
    return { text: plain, start: start - length, end: end - length }
  }
  return { text: before + mark + inside + mark + after, start: start + length, end: end + length }
}

/** Bold uses two markers on each side; italic uses one more. */
function isEmphasized(marks: number, mark: EmphasisMark): boolean {
  return mark === '**' ? marks >= 2 : marks % 2 === 1
}

/** Markdown doesn't emphasize text that starts or ends with a space. */
function withoutOuterSpaces({ text, start, end }: SelectedText): SelectedText {
  const selected = text.slice(start, end)
  if (selected.trim() === '') return { text, start: end, end }
  const from = start + selected.length - selected.trimStart().length
  return { text, start: from, end: from + selected.trim().length }
}

/** The selection may include the markers. */
function withoutOuterMarks({ text, start, end }: SelectedText): SelectedText {
  const selected = text.slice(start, end)
  const inner = selected.replace(/^\*+/, '').length
  if (inner === 0) {
    const middle = start + Math.floor(selected.length / 2)
    return { text, start: middle, end: middle }
  }
  const marks = Math.min(selected.length - inner, marksBefore(selected, selected.length))
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
