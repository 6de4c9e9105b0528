import fc from 'fast-check'
import type { NoteContent } from '#src/domain/note.ts'
import { World, type Plan } from './world.ts'

const device = fc.nat({ max: 2 })
const tab = fc.nat({ max: 1 })
const place = fc.nat({ max: 8 })
const where = { device, tab, note: fc.nat({ max: 3 }) }

/** One thing that happens to somebody's notes. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type'), ...where, line: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace'), ...where, line: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trash'), ...where }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore'), ...where }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look'), device, tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send'), device }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('acknowledge'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('loseAnswer'), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge') }) },
)

type Step = { kind: string; device?: number; tab?: number; note?: number; line?: number }

/** Random histories of three devices with two tabs each: edits, lost answers, kills, trash. */
export const histories: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 40 })

/** What is lost of the words that were kept, once everybody is online. */
export function lostAfter(history: readonly Step[], plan?: Plan): string[] {
  const world = new World(plan)
  history.forEach((happened, index) => play(world, happened, `word${index}`))
  world.settle()
  return world.lostWords()
}

function play(world: World, happened: Step, word: string): void {
  const { kind, device: on = 0, tab: inTab = 0, note = 0, line = 0 } = happened
  const edit = (change: (before: NoteContent) => NoteContent) => world.edit(on, inTab, note, change)
  if (kind === 'type') edit((before) => ({ ...before, body: insertLine(before.body, line, word) }))
  if (kind === 'replace') edit((before) => ({ ...before, body: setLine(before.body, line, word) }))
  if (kind === 'trash') edit((before) => ({ ...before, deleted: true }))
  if (kind === 'restore') edit((before) => ({ ...before, deleted: false }))
  if (kind === 'look') world.look(on, inTab)
  if (kind === 'send') world.send(on)
  if (kind === 'acknowledge') world.acknowledge(on)
  if (kind === 'loseAnswer') world.loseAnswer(on)
  if (kind === 'purge') world.purge()
}

function insertLine(body: string, line: number, word: string): string {
  const lines = body.split('\n')
  return lines.toSpliced(line % lines.length, 0, word).join('\n')
}

function setLine(body: string, line: number, word: string): string {
  const lines = body.split('\n')
  return lines.toSpliced(line % lines.length, 1, word).join('\n')
}
