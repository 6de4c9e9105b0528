import { diff3MergeRegions } from 'node-diff3'
import { mergeDisjoint } from './mergeDisjoint.ts'
import { countParts, isComparable, linesOf, tokensOf } from './textParts.ts'

/**
 * Merges two versions of a text, by lines and then by words.
 *
 * @returns `null` if both changed the same place differently.
 */
export function mergeText(base: string, theirs: string, mine: string): string | null {
  return mergeParts(base, theirs, mine, linesOf, mergeWords)
}

function mergeWords(base: string, theirs: string, mine: string): string | null {
  const merged = mergeParts(base, theirs, mine, tokensOf, takeOnce)
  return merged !== null && hasDoubledLine(merged, [base, theirs, mine]) ? null : merged
}

/** Whether a line is in a merged text more often than in any text that it was merged from. */
function hasDoubledLine(merged: string, texts: readonly string[]): boolean {
  const sources = texts.map((text) => countParts(linesOf(text)))
  return [...countParts(linesOf(merged))].some(([line, count]) => {
    const most = Math.max(...sources.map((counts) => counts.get(line) ?? 0))
    return line.trim() !== '' && most > 0 && count > most
  })
}

const takeOnce: Merge = (_, theirs, mine) => (theirs === mine ? mine : null)

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
  const disjoint = mergeDisjoint(original, left, right)
  if (disjoint) return disjoint.join('')
  if (!isComparable(original, [left, right])) return null
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
