/** How many UTF-16 units two texts have in common at their beginning. */
export function commonStart(one: string, other: string): number {
  return longestThat(Math.min(one.length, other.length), (from, to) => {
    return one.slice(from, to) === other.slice(from, to)
  })
}

/** How many they have in common at their end. */
export function commonEnd(one: string, other: string): number {
  const [oneEnd, otherEnd] = [one.length, other.length]
  return longestThat(Math.min(oneEnd, otherEnd), (from, to) => {
    return one.slice(oneEnd - to, oneEnd - from) === other.slice(otherEnd - to, otherEnd - from)
  })
}

/**
 * The longest stretch that is the same, found by halves: comparing two slices takes a thousandth of what it
 * takes to compare their letters one by one, and this runs at every key.
 *
 * @param isSame whether nothing differs from one distance to another.
 */
function longestThat(most: number, isSame: (from: number, to: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isSame(low, middle)) low = middle
    else high = middle - 1
  }
  return low
}
