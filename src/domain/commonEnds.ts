/**
 * How many parts, or characters, two sequences have in common at their beginning and, of what is left, at
 * their end.
 */
export function commonEnds<Part>(
  one: ArrayLike<Part>,
  other: ArrayLike<Part>,
): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end])
    end += 1
  return { start, end }
}
