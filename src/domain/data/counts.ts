/** How many there are of each thing, by the product's names. */
export type Counts = Readonly<Record<string, number>>

/** Adds the counts by name. */
export function added(one: Counts, other: Counts): Counts {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}

/** Returns whether all counts are equal. A missing name counts as zero. */
export function isSameCount(one: Counts, other: Counts): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return names.every((name) => (one[name] ?? 0) === (other[name] ?? 0))
}

/** Returns the sum of all counts. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
