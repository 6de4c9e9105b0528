import type { MarkdownTree } from './markdownTree.ts'

const taskStart = /(?:[-*+]|\d{1,9}[.)])[\s>]+\[([ xX])\](?=\s)/y

/** An item of a list that can be done. */
export type Task = {
  /** Where the text says whether it is done. */
  place: number
  isDone: boolean
}

/** The task whose item begins at a place of the text; `null` where none does. */
export function taskAt(text: string, itemStart: number): Task | null {
  taskStart.lastIndex = itemStart
  const found = taskStart.exec(text)
  return found && { place: taskStart.lastIndex - 2, isDone: found[1] !== ' ' }
}

/** What a task says, without the items below it. */
export function wordsOfItem(node: MarkdownTree): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const own = node.children.filter(
    (child) => !(child.type === 'element' && ['ul', 'ol'].includes(child.tagName)),
  )
  return own.map(wordsOfItem).join('').trim()
}
