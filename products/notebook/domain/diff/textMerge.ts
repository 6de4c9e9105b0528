import { diff3MergeRegions } from 'node-diff3'
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

/** More comparisons would keep the person waiting. */
const maxComparisons = 2_000_000

/** Splits a text into lines, each with its line break. */
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

/** The cost of computing the longest common subsequence. */
function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const part of one) counts.set(part, (counts.get(part) ?? 0) + 1)
  return other.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0)
}

/** The part of a sequence that an edit replaced, and its replacement. */
type Hunk = { start: number; end: number; parts: readonly string[] }

/**
 * Merges two edits if one is entirely before the other. Compares only the starts and ends, so equal parts
 * elsewhere can't mislead it.
 *
 * @returns `null` if the edits touch or overlap.
 */
export function mergeDisjoint(
  original: readonly string[],
  left: readonly string[],
  right: readonly string[],
): string[] | null {
  const one = hunkOf(original, left)
  const other = hunkOf(original, right)
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  if (!isBefore(original, first, second)) return null
  return [
    ...original.slice(0, first.start),
    ...first.parts,
    ...original.slice(first.end, second.start),
    ...second.parts,
    ...original.slice(second.end),
  ]
}

/**
 * Two insertions at the same point have no order, but two adjacent replacements do. A replacement that still
 * contains the original part may be an insertion next to it.
 */
function isBefore(original: readonly string[], first: Hunk, second: Hunk): boolean {
  if (first.end !== second.start) return first.end < second.start
  const replaces = ({ start, end, parts }: Hunk, edge: number) =>
    start < end && !parts.some((part) => part === original[edge])
  return replaces(first, first.end - 1) && replaces(second, second.start)
}

function hunkOf(original: readonly string[], edited: readonly string[]): Hunk {
  const { start, end } = commonEnds(original, edited)
  return {
    start,
    end: original.length - end,
    parts: edited.slice(start, edited.length - end),
  }
}

/**
 * Merges two versions of a text, by lines and then by words.
 *
 * @returns `null` if both changed the same place differently.
 */
export function mergeText(base: string, theirs: string, mine: string): string | null {
  return mergeParts(base, theirs, mine, linesOf, mergeWords)
}

function mergeWords(base: string, theirs: string, mine: string): string | null {
  return mergeParts(base, theirs, mine, tokensOf, takeOnce)
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
