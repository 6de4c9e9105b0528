import * as fc from 'fast-check'
import type { Server } from './server.ts'
import { World } from './world.ts'

const device = fc.nat({ max: 2 })
const tab = fc.nat({ max: 1 })
const line = fc.nat({ max: 8 })
const edits = fc.array(fc.constantFrom('insert', 'replace', 'remove', 'bringBack'), {
  minLength: 3,
  maxLength: 12,
})
const where = { device, tab, note: fc.nat({ max: 3 }) }

/** An event in a history. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('insert'), ...where, line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace'), ...where, line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), ...where, line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bringBack'), ...where, line }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('editsElsewhere'), ...where, line, by: tab, edits }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('triesInVain'), ...where, line, by: tab, edits }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trash'), ...where }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore'), ...where }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look'), device, tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send'), device }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('acknowledge'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('loseAnswer'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sendInVain'), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge') }) },
)

type Step = {
  kind: string
  device?: number
  tab?: number
  note?: number
  line?: number
  by?: number
  edits?: readonly string[]
}

/** Edits, lost responses, kills and an emptied trash, in any order. */
export const histories: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 1,
  maxLength: 40,
  size: 'max',
})

/**
 * Plays a history, then connects all devices. Returns the saved words that are lost, and those that came back
 * or were deleted without an edit.
 */
export async function wrongAfter(history: readonly Step[], server: Server): Promise<string[]> {
  const world = await World.begin(server)
  for (const [index, happened] of history.entries()) {
    // Of one length: otherwise, "1" + "0011" and "10" + "011" are the same word.
    await play(world, happened, `word${String(index).padStart(2, '0')}`)
  }
  return world.wrongWords()
}

async function play(world: World, happened: Step, word: string): Promise<void> {
  const { kind, device: on = 0, tab: inTab = 0, note = 0 } = happened
  // Typing the same word again in an outdated tab couldn't be told from the first time.
  if (kind === 'bringBack') await world.look(on, inTab)
  if (isEdit(kind)) edit(world, happened, word)
  if (kind === 'editsElsewhere') await editElsewhere(world, happened, word)
  if (kind === 'triesInVain') await tryInVain(world, happened, word)
  if (kind === 'trash') world.edit(on, inTab, note, (before) => ({ ...before, isInTrash: true }))
  if (kind === 'restore') world.edit(on, inTab, note, (before) => ({ ...before, isInTrash: false }))
  if (kind === 'look') await world.look(on, inTab)
  if (kind === 'send') await world.send(on)
  if (kind === 'sendInVain') await world.sendInVain(on)
  if (kind === 'acknowledge') world.acknowledge(on)
  if (kind === 'loseAnswer') world.loseAnswer(on)
  if (kind === 'purge') await world.purge()
}

function isEdit(kind: string): boolean {
  return kind === 'insert' || kind === 'replace' || kind === 'remove' || kind === 'bringBack'
}

/** Changes a line of a note: a new word comes before it, or instead of it, or it goes, or a word comes back. */
function edit(world: World, happened: Step, word: string): void {
  const { kind, device: on = 0, tab: inTab = 0, note = 0, line: at = 0 } = happened
  const returning = kind === 'bringBack' ? world.deletedWord(at) : undefined
  if (kind === 'bringBack' && returning === undefined) return
  world.edit(on, inTab, note, (before) => {
    const lines = before.body.split('\n')
    if (returning !== undefined && lines.includes(returning)) return before
    const typed = kind === 'remove' ? [] : [returning ?? word]
    const replaced = kind === 'replace' || kind === 'remove' ? 1 : 0
    const place = lines.length === 1 ? 0 : at % (lines.length - 1)
    return { ...before, body: lines.toSpliced(place, replaced, ...typed).join('\n') }
  })
}

/** The answer to one edit is lost, and another device edits the same note many times before the next attempt. */
async function editElsewhere(world: World, happened: Step, word: string): Promise<void> {
  const { device: on = 0, tab: inTab = 0, note = 0, line: at = 0 } = happened
  const { by = 0, edits: all = [] } = happened
  const [first = 'insert', ...others] = all
  const elsewhere = (on + 1 + by) % 3
  await world.look(on, inTab)
  edit(world, { ...happened, kind: first }, `${word}000`)
  await world.send(on)
  world.loseAnswer(on)
  for (const [index, kind] of others.entries()) {
    await world.look(elsewhere, inTab)
    edit(
      world,
      { kind, device: elsewhere, tab: inTab, note, line: at + index },
      `${word}00${index + 1}`,
    )
    await world.send(elsewhere)
    world.acknowledge(elsewhere)
  }
}

/** The answer to one edit is lost, another device edits the note, and six further edits are sent in vain. */
async function tryInVain(world: World, happened: Step, word: string): Promise<void> {
  const { device: on = 0 } = happened
  const { edits: [first = 'insert', second = 'remove'] = [] } = happened
  await editElsewhere(world, { ...happened, edits: [first, second] }, word)
  for (const time of [1, 2, 3, 4, 5, 6]) {
    edit(world, { ...happened, kind: 'insert' }, `${word}01${time}`)
    await world.sendInVain(on)
  }
}
