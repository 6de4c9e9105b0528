import { diff3MergeRegions } from 'node-diff3'

/** Above this, comparing takes longer than a person waits; both texts are then kept. */
const mostComparisons = 2_000_000

/**
 * What both sides made of a text: edits in different places go together.
 *
 * @returns `null` where both changed the same place in different ways.
 */
export function mergeText(base: string, theirs: string, mine: string): string | null {
  return mergeParts(base, theirs, mine, (text) => text.split(/(?<=\n)/), mergeWords)
}

function mergeWords(base: string, theirs: string, mine: string): string | null {
  return mergeParts(
    base,
    theirs,
    mine,
    (text) => text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/),
    () => null,
  )
}

type Merge = (base: string, theirs: string, mine: string) => string | null

function mergeParts(
  base: string,
  theirs: string,
  mine: string,
  split: (text: string) => string[],
  mergeFiner: Merge,
): string | null {
  if (theirs === mine || theirs === base) return mine
  if (mine === base) return theirs
  const [original, left, right] = [split(base), split(theirs), split(mine)]
  if (comparisons(original, left) + comparisons(original, right) > mostComparisons) return null
  let merged = ''
  for (const region of diff3MergeRegions(left, original, right)) {
    const part = region.stable
      ? region.bufferContent.join('')
      : mergeFiner(region.oContent.join(''), region.aContent.join(''), region.bContent.join(''))
    if (part === null) return null
    merged += part
  }
  return merged
}

/** How many pairs of equal parts there are: what the search for the longest common sequence looks at. */
function comparisons(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const part of one) counts.set(part, (counts.get(part) ?? 0) + 1)
  return other.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0)
}
