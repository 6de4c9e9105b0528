/** How many there are of each thing, by the product's names. */
export type ItemCounts = Readonly<Record<string, number>>

export function addCounts(one: ItemCounts, other: ItemCounts): ItemCounts {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}

/** Returns whether all counts are equal. A missing name counts as zero. */
export function areCountsEqual(one: ItemCounts, other: ItemCounts): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return names.every((name) => (one[name] ?? 0) === (other[name] ?? 0))
}

/** Returns the sum of all counts. */
export function totalOf(counts: ItemCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
