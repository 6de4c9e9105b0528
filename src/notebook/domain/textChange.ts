import { commonEnds } from './textMerge.ts'
import { textDifference } from './textDifference.ts'

/**
 * What is done to a text, from its beginning on: a positive number keeps so many UTF-16 units, a negative one
 * removes them, a text is put in. What is not named at the end is kept.
 */
export type TextChange = readonly (number | string)[]

/** The text after the change. */
export function applyChange(text: string, change: TextChange): string {
  let at = 0
  let result = ''
  for (const part of change) {
    if (typeof part === 'string') result += part
    else if (part > 0) result += text.slice(at, at + part)
    if (typeof part === 'number') at += Math.abs(part)
  }
  return result + text.slice(at)
}

/** What takes the change back, once it was made to this text. */
export function invertChange(text: string, change: TextChange): TextChange {
  let at = 0
  return change.map((part) => {
    if (typeof part === 'string') return -part.length
    at += Math.abs(part)
    return part > 0 ? part : text.slice(at + part, at)
  })
}

/**
 * The same change, for a text that another change was made to first: nothing is removed twice, and what the
 * other put in stays.
 *
 * @param isFirst whether its own text goes first where both put one in at the same place.
 */
export function rebaseChange(change: TextChange, over: TextChange, isFirst: boolean): TextChange {
  const rebased: (number | string)[] = []
  const [mine, theirs] = [[...change], [...over]]
  for (let part = mine.shift(); part !== undefined; part = mine.shift()) {
    const other = theirs.shift() ?? Infinity
    if (typeof other === 'string' && !(isFirst && typeof part === 'string')) {
      rebased.push(other.length)
      mine.unshift(part)
    } else if (typeof part === 'string') {
      rebased.push(part)
      theirs.unshift(other)
    } else if (typeof other === 'number') {
      const length = Math.min(Math.abs(part), Math.abs(other))
      if (other > 0) rebased.push(Math.sign(part) * length)
      mine.unshift(...without(part, length))
      theirs.unshift(...without(other, length))
    }
  }
  return rebased
}

function without(part: number, length: number): number[] {
  const left = Math.abs(part) - length
  return left === 0 ? [] : [Math.sign(part) * left]
}

/** Whether it leaves every text as it is. */
export function changesNothing(change: TextChange): boolean {
  return change.every((part) => (typeof part === 'string' ? part === '' : part >= 0))
}

/** What was made of a text: word by word, and within a word without its common ends. */
export function changeBetween(before: string, after: string): TextChange {
  const change: (number | string)[] = []
  let removed = ''
  for (const { kind, text } of [...textDifference(before, after), last]) {
    if (kind === 'removed') {
      removed = text
      continue
    }
    change.push(...replacement(removed, kind === 'added' ? text : ''))
    removed = ''
    if (kind === 'same') change.push(text.length)
  }
  return change
}

const last = { kind: 'same', text: '' } as const

function replacement(removed: string, added: string): TextChange {
  const { start, end } = commonEnds(removed, added)
  return [start, added.slice(start, added.length - end), start + end - removed.length, end]
}
