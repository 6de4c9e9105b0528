import { diffComm } from 'node-diff3'
import { commonEnds } from './commonEnds.ts'
import { isComparable, linesOf, tokensOf } from './textParts.ts'

/** A part of a text that is in both versions or only in one. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

type Compare = (before: string, after: string) => TextPart[]

/** Compares two texts word by word. Parts that would take too long are shown as replaced. */
export function textDifference(before: string, after: string): TextPart[] {
  return joined(compareParts(before, after, linesOf, compareWords))
}

const compareWords: Compare = (before, after) => compareParts(before, after, tokensOf, replaced)

const replaced: Compare = (before, after) => [...part('removed', before), ...part('added', after)]

function compareParts(
  before: string,
  after: string,
  split: (text: string) => string[],
  compareFiner: Compare,
): TextPart[] {
  const [left, right] = [split(before), split(after)]
  const { start, end } = commonEnds(left, right)
  const middle = (parts: string[]) => parts.slice(start, parts.length - end)
  return [
    ...part('same', left.slice(0, start).join('')),
    ...compareMiddle(middle(left), middle(right), compareFiner),
    ...part('same', left.slice(left.length - end).join('')),
  ]
}

function compareMiddle(left: string[], right: string[], compareFiner: Compare): TextPart[] {
  if (!isComparable(left, [right])) return replaced(left.join(''), right.join(''))
  return diffComm(left, right).flatMap(({ common, buffer1, buffer2 }) =>
    common ? part('same', common.join('')) : compareFiner(buffer1.join(''), buffer2.join('')),
  )
}

function part(kind: TextPart['kind'], text: string): TextPart[] {
  return text === '' ? [] : [{ kind, text }]
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const { kind, text } of parts) {
    const last = result.at(-1)
    if (last?.kind === kind) last.text += text
    else result.push({ kind, text })
  }
  return result
}
