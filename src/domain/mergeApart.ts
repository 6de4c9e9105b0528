import { commonEnds } from './commonEnds.ts'

/** What an edit made of a stretch of parts: where that began and ended before, and what stands there now. */
type Stretch = { start: number; end: number; parts: readonly string[] }

/**
 * What two edits made of the same parts when one lies wholly before the other. It compares nothing but
 * beginnings and ends, so that equal parts elsewhere cannot lead it astray.
 *
 * @returns `null` when they meet or overlap.
 */
export function mergeApart(
  original: readonly string[],
  left: readonly string[],
  right: readonly string[],
): string[] | null {
  const one = stretchOf(original, left)
  const other = stretchOf(original, right)
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  if (!isBefore(original, first, second)) return null
  return [
    ...original.slice(0, first.start),
    ...first.parts,
    ...original.slice(first.end, second.start),
    ...second.parts,
    ...original.slice(second.end),
  ]
}

/**
 * Two insertions at the same point have no order; two replacements side by side have. What still stands in
 * the new parts may be kept, with an insertion beside it.
 */
function isBefore(original: readonly string[], first: Stretch, second: Stretch): boolean {
  if (first.end !== second.start) return first.end < second.start
  const replaces = ({ start, end, parts }: Stretch, edge: number) =>
    start < end && !parts.some((part) => part === original[edge])
  return replaces(first, first.end - 1) && replaces(second, second.start)
}

function stretchOf(original: readonly string[], edited: readonly string[]): Stretch {
  const { start, end } = commonEnds(original, edited)
  return {
    start,
    end: original.length - end,
    parts: edited.slice(start, edited.length - end),
  }
}
