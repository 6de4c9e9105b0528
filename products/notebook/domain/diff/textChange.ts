import { commonEnds } from './commonEnds.ts'
import { textDifference } from './textDifference.ts'

/**
 * A change to a text, from its start: a positive number keeps that many UTF-16 units, a negative number
 * removes them, a string is inserted. The rest of the text is kept.
 */
export type TextChange = readonly (number | string)[]

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

/**
 * Returns the change that undoes this one.
 *
 * @param text the text before the change.
 */
export function invertChange(text: string, change: TextChange): TextChange {
  let at = 0
  return change.map((part) => {
    if (typeof part === 'string') return -part.length
    at += Math.abs(part)
    return part > 0 ? part : text.slice(at + part, at)
  })
}

/**
 * Rebases a change on a text that another change was applied to first. Text that both remove is removed once;
 * text that the other inserted is kept.
 *
 * @param isFirst whether this change's text goes first if both insert at the same index.
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

export function changesNothing(change: TextChange): boolean {
  return change.every((part) => (typeof part === 'string' ? part === '' : part >= 0))
}

/** Computes the change between two texts, word by word and then by characters. */
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
