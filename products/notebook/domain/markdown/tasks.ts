import type { MarkdownTree } from './markdownTree.ts'

const taskStart = /(?:[-*+]|\d{1,9}[.)])[\s>]+\[([ xX])\](?=\s)/y

export type Task = {
  /** Index of the character between the brackets. */
  place: number
  isDone: boolean
}

/** Reads the task of a list item that starts at an index; `null` if there is none. */
export function taskAt(text: string, itemStart: number): Task | null {
  taskStart.lastIndex = itemStart
  const found = taskStart.exec(text)
  return found && { place: taskStart.lastIndex - 2, isDone: found[1] !== ' ' }
}

/** The text of a list item, without nested lists. */
export function textOfItem(node: MarkdownTree): string {
  return textOf(node).trim()
}

function textOf(node: MarkdownTree): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const own = node.children.filter(
    (child) => !(child.type === 'element' && ['ul', 'ol'].includes(child.tagName)),
  )
  return own.map(textOf).join('')
}
