import { commonEnd, commonStart } from './commonText.ts'

/** Lengths of the common start and, in the remainder, of the common end of two sequences. */
export function commonEnds<Part>(
  one: ArrayLike<Part>,
  other: ArrayLike<Part>,
): { start: number; end: number } {
  if (typeof one === 'string' && typeof other === 'string') return commonTextEnds(one, other)
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end])
    end += 1
  return { start, end }
}

function commonTextEnds(one: string, other: string): { start: number; end: number } {
  const start = commonStart(one, other)
  return { start, end: commonEnd(one.slice(start), other.slice(start)) }
}
