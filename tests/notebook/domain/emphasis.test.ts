import { expect, it } from 'vitest'
import { toggleEmphasis, type EmphasisMark } from '#src/notebook/domain/emphasis.ts'
import { marked, selectedIn } from '#tests/support/notebook/selectedIn.ts'

it.each<[what: string, mark: EmphasisMark, before: string, after: string]>([
  ['bold goes around words', '**', 'a <gate> here', 'a **<gate>** here'],
  ['italic goes around words', '*', 'a <gate> here', 'a *<gate>* here'],
  ['bold goes, from inside its marks', '**', 'a **<gate>** here', 'a <gate> here'],
  ['bold goes, selected with its marks', '**', 'a <**gate**> here', 'a <gate> here'],
  ['italic goes', '*', '*<gate>*', '<gate>'],
  ['bold becomes italic, too', '*', '**<gate>**', '***<gate>***'],
  ['italic becomes bold, too', '**', '<*gate*>', '***<gate>***'],
  ['of both, bold goes', '**', '***<gate>***', '*<gate>*'],
  ['of both, italic goes', '*', '<***gate***>', '**<gate>**'],
  ['spaces stay outside', '**', 'a< gate >here', 'a **<gate>** here'],
  ['a mark on one side is none', '*', '* <gate>', '* *<gate>*'],
  ['a bullet is no mark', '*', '<* gate>', '*<* gate>*'],
  ['what is to be written comes between', '**', 'a <> gate', 'a **<>** gate'],
  ['nothing written, nothing stays', '**', 'a **<>** gate', 'a <> gate'],
  ['marks alone are nothing written', '**', 'a <****> gate', 'a <> gate'],
  ['only spaces are no words', '*', 'a< >gate', 'a *<>*gate'],
  ['the caret goes out of what was written', '**', '**gate<>**', '**gate**<>'],
  ['and of italic', '*', '*gate<>*', '*gate*<>'],
  ['out of bold only', '**', '***gate<>***', '***gate**<>*'],
  ['italic begins inside of bold', '*', '**gate <>**', '**gate *<>***'],
  ['the caret stays before what begins', '**', 'a <>**gate**', 'a **<>****gate**'],
])('%s', (_, mark, before, after) => {
  expect(marked(toggleEmphasis(selectedIn(before), mark))).toBe(after)
})
