/** Makes a field say `next`, and leaves the caret at the words where it stood. */
export function replaceText(field: HTMLTextAreaElement, next: string): void {
  const last = field.value
  if (last === next) return
  const start = commonStart(last, next)
  const end = commonEnd(last.slice(start), next.slice(start))
  const between = next.slice(start, next.length - end)
  field.setRangeText(between, start, last.length - end, 'preserve')
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string): number {
  const longest = Math.min(one.length, other.length)
  let length = 0
  while (length < longest && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
