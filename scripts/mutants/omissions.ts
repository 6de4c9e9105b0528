import { mutate } from './mutant.ts'
import type { Mutant } from './mutant.ts'

const OPENING = '(['
const CLOSING = ')]'
const BORDERS = ['&&', '||', ';', '? ', ' : ', ': if ', 'return ']

/** The mutants that omit one operand of each `&&` and `||`. */
export function omissions(rules: string): Mutant[] {
  const conditions = new Map<number, Mutant>()
  for (const { index, 0: operator } of rules.matchAll(/&&|\|\|/g)) {
    const neutral = operator === '&&' ? 'true' : 'false'
    const left = startOfCondition(rules, index)
    const right = index + operator.length + 1
    conditions.set(left, mutate(rules, left, rules.slice(0, index).trimEnd().length, neutral))
    conditions.set(right, mutate(rules, right, endOfCondition(rules, right), neutral))
  }
  return [...conditions.values()]
}

function startOfCondition(rules: string, end: number): number {
  let depth = 0
  for (let index = end; ; index -= 1) {
    const sign = rules.charAt(index - 1)
    if (CLOSING.includes(sign)) depth += 1
    if (OPENING.includes(sign)) depth -= 1
    if (depth < 0) return index
    const border = BORDERS.find((text) => rules.slice(0, index).endsWith(text))
    if (depth === 0 && border !== undefined) return border.endsWith(' ') ? index : index + 1
  }
}

function endOfCondition(rules: string, start: number): number {
  let depth = 0
  for (let index = start; ; index += 1) {
    const sign = rules.charAt(index)
    if (OPENING.includes(sign)) depth += 1
    if (CLOSING.includes(sign)) depth -= 1
    const isBorder = BORDERS.some((text) => rules.startsWith(text, index))
    if (depth < 0 || (depth === 0 && isBorder)) return rules.slice(0, index).trimEnd().length
  }
}
