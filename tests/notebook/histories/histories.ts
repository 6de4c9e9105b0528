import * as fc from 'fast-check'
import type { NoteContent } from '#src/notebook/domain/note.ts'
import type { Server } from './server.ts'
import { World } from './world.ts'

const device = fc.nat({ max: 2 })
const tab = fc.nat({ max: 1 })
const line = fc.nat({ max: 8 })
const where = { device, tab, note: fc.nat({ max: 3 }) }

/** An event in a history. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('insert'), ...where, line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace'), ...where, line }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trash'), ...where }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore'), ...where }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look'), device, tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send'), device }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('acknowledge'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('loseAnswer'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sendInVain'), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge') }) },
)

type Step = { kind: string; device?: number; tab?: number; note?: number; line?: number }

/** Edits, lost responses, kills and an emptied trash, in any order. */
export const histories: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 40 })

/** Plays a history, then connects all devices. Returns the saved words that are lost. */
export async function lostAfter(history: readonly Step[], server: Server): Promise<string[]> {
  const world = await World.begin(server)
  for (const [index, happened] of history.entries()) await play(world, happened, `word${index}`)
  return world.lostWords()
}

async function play(world: World, happened: Step, word: string): Promise<void> {
  const { kind, device: on = 0, tab: inTab = 0, note = 0, line: at = 0 } = happened
  const edit = (change: (before: NoteContent) => NoteContent) => world.edit(on, inTab, note, change)
  const type = (before: NoteContent, replaced: number) => {
    const lines = before.body.split('\n')
    return { ...before, body: lines.toSpliced(at % lines.length, replaced, word).join('\n') }
  }
  if (kind === 'insert') edit((before) => type(before, 0))
  if (kind === 'replace') edit((before) => type(before, 1))
  if (kind === 'trash') edit((before) => ({ ...before, deleted: true }))
  if (kind === 'restore') edit((before) => ({ ...before, deleted: false }))
  if (kind === 'look') await world.look(on, inTab)
  if (kind === 'send') await world.send(on)
  if (kind === 'sendInVain') await world.sendInVain(on)
  if (kind === 'acknowledge') world.acknowledge(on)
  if (kind === 'loseAnswer') world.loseAnswer(on)
  if (kind === 'purge') await world.purge()
}
