/** How many of each thing there are, by the product's own names for them. */
export type Counts = Readonly<Record<string, number>>

/** All together, name by name. */
export function added(one: Counts, other: Counts): Counts {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}

/** Whether there is as much of each; what is not named is none. */
export function isSameCount(one: Counts, other: Counts): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)]
  return names.every((name) => (one[name] ?? 0) === (other[name] ?? 0))
}

/** How many there are, of whatever kind. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
