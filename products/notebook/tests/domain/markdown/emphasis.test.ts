import { expect, it } from 'vitest'
import { toggleEmphasis, type EmphasisMark } from '#products/notebook/domain/markdown/emphasis.ts'
import { marked, selectedIn } from '#products/notebook/tests/support/selectedIn.ts'

it.each<[what: string, mark: EmphasisMark, before: string, after: string]>([
  ['bold is added around words', '**', 'a <gate> here', 'a **<gate>** here'],
  ['italic is added around words', '*', 'a <gate> here', 'a *<gate>* here'],
  ['bold is removed from inside its markers', '**', 'a **<gate>** here', 'a <gate> here'],
  [
    'bold is removed from words selected with their markers',
    '**',
    'a <**gate**> here',
    'a <gate> here',
  ],
  ['italic is removed', '*', '*<gate>*', '<gate>'],
  ['italic is added to bold', '*', '**<gate>**', '***<gate>***'],
  ['bold is added to italic', '**', '<*gate*>', '***<gate>***'],
  ['bold is removed from bold italic', '**', '***<gate>***', '*<gate>*'],
  ['italic is removed from bold italic', '*', '<***gate***>', '**<gate>**'],
  ['spaces stay outside', '**', 'a< gate >here', 'a **<gate>** here'],
  ['a marker on one side only is ignored', '*', '* <gate>', '* *<gate>*'],
  ["a bullet isn't a marker", '*', '<* gate>', '*<* gate>*'],
  ['the caret is put between new markers', '**', 'a <> gate', 'a **<>** gate'],
  ['empty markers are removed', '**', 'a **<>** gate', 'a <> gate'],
  ['selected empty markers are removed', '**', 'a <****> gate', 'a <> gate'],
  ['a selection of spaces only counts as a caret', '*', 'a< >gate', 'a *<>*gate'],
  ['the caret moves out of bold', '**', '**gate<>**', '**gate**<>'],
  ['the caret moves out of italic', '*', '*gate<>*', '*gate*<>'],
  ['the caret moves out of bold but stays in italic', '**', '***gate<>***', '***gate**<>*'],
  ['italic starts inside bold', '*', '**gate <>**', '**gate *<>***'],
  ['the caret stays before emphasized words', '**', 'a <>**gate**', 'a **<>****gate**'],
])('%s', (_, mark, before, after) => {
  expect(marked(toggleEmphasis(selectedIn(before), mark))).toBe(after)
})
