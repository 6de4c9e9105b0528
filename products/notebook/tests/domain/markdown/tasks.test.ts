import { expect, it } from 'vitest'
import { markdownTree, type MarkdownTree } from '#products/notebook/domain/markdown/markdownTree.ts'
import { taskAt, textOfItem } from '#products/notebook/domain/markdown/tasks.ts'

it('finds the tasks of the preview in the text, without nested ones', () => {
  const text = [
    'List:',
    '',
    '- [x] the *gate*',
    '  1. [ ] its [hinge](https://example.com)',
    '> * [X] quoted',
    '> -',
    '>   [ ] a line below',
    '',
    '- [x](y) a link',
    '- a word [ ] and a box',
  ].join('\r\n')
  const found = itemsIn(markdownTree(text)).map((item) => {
    const task = taskAt(text, item.position?.start.offset ?? -1)
    return [textOfItem(item), task && [text.slice(task.place - 1, task.place + 2), task.isDone]]
  })
  expect(found).toEqual([
    ['the gate', ['[x]', true]],
    ['its hinge', ['[ ]', false]],
    ['quoted', ['[X]', true]],
    ['a line below', ['[ ]', false]],
    ['x a link', null],
    ['a word [ ] and a box', null],
  ])
})

it.each([1, 9, 100])('finds no task at %i, where no item starts', (place) => {
  expect(taskAt('- [ ] a\n\n- b', place)).toBeNull()
})

function itemsIn(tree: MarkdownTree | null): MarkdownTree[] {
  if (!tree || !('children' in tree)) return []
  const below = tree.children.flatMap(itemsIn)
  return tree.type === 'element' && tree.tagName === 'li' ? [tree, ...below] : below
}
