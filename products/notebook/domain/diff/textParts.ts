/** More comparisons would keep the person waiting. */
const maxComparisons = 2_000_000

export function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** Splits a text into words and the whitespace between them. */
export function tokensOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/)
}

/** Whether the longest common subsequence of the first and each of the others can be computed fast enough. */
export function isComparable(parts: readonly string[], others: readonly string[][]): boolean {
  const pairs = others.reduce((sum, other) => sum + equalPairs(parts, other), 0)
  return pairs <= maxComparisons
}

export function countParts(parts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
}

/** The cost of computing the longest common subsequence. */
function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = countParts(one)
  return other.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0)
}
