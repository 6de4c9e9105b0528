/** Above this, comparing takes longer than a person waits. */
const mostComparisons = 2_000_000

/** A text in lines, each with its end. */
export function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** A text in words and the spaces between them. */
export function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/)
}

/** Whether the longest common sequence of the first and each of the others is found in good time. */
export function isComparable(parts: readonly string[], others: readonly string[][]): boolean {
  const pairs = others.reduce((sum, other) => sum + equalPairs(parts, other), 0)
  return pairs <= mostComparisons
}

/** How many pairs of equal parts there are: what the search for the sequence looks at. */
function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const part of one) counts.set(part, (counts.get(part) ?? 0) + 1)
  return other.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0)
}
