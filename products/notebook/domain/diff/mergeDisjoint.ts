import { commonEnds } from './commonEnds.ts'

/** The part of a sequence that an edit replaced, and its replacement. */
type Hunk = { start: number; end: number; parts: readonly string[] }

/**
 * Merges two edits if one is entirely before the other. Compares only the starts and ends, so equal parts
 * elsewhere can't mislead it.
 *
 * @returns `null` if the edits touch or overlap.
 */
export function mergeDisjoint(
  original: readonly string[],
  left: readonly string[],
  right: readonly string[],
): string[] | null {
  const one = hunkOf(original, left)
  const other = hunkOf(original, right)
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
 * Two insertions at the same point have no order, but two adjacent replacements do. A replacement that still
 * contains the original part may be an insertion next to it.
 */
function isBefore(original: readonly string[], first: Hunk, second: Hunk): boolean {
  if (first.end !== second.start) return first.end < second.start
  const replaces = ({ start, end, parts }: Hunk, edge: number) =>
    start < end && !parts.some((part) => part === original[edge])
  return replaces(first, first.end - 1) && replaces(second, second.start)
}

function hunkOf(original: readonly string[], edited: readonly string[]): Hunk {
  const { start, end } = commonEnds(original, edited)
  return {
    start,
    end: original.length - end,
    parts: edited.slice(start, edited.length - end),
  }
}
