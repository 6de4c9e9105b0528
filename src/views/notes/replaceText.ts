import { commonEnds } from '../../domain/textMerge.ts'

/** Makes a field say `next`, and leaves the caret at the words where it stood. */
export function replaceText(field: HTMLTextAreaElement, next: string): void {
  const last = field.value
  if (last === next) return
  const { start, end } = commonEnds(last, next)
  const between = next.slice(start, next.length - end)
  field.setRangeText(between, start, last.length - end, 'preserve')
}
