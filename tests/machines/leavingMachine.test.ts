import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { KeptRow } from '#src/domain/outboxRow.ts'
import { emptyContent } from '#src/domain/note.ts'
import { leavingMachine, type LeavingEvent, type WipeInput } from '#src/machines/leavingMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const edit = { opId: 'edit', content: emptyContent, savedAt: 1 }
const lasting: KeptRow = { noteId: 'one', basis: null, edit, refusal: null, isLasting: true }
const inMemory: KeptRow = { ...lasting, noteId: 'two', isLasting: false }
const refused: KeptRow = { ...lasting, noteId: 'three', refusal: 'not-allowed' }

const read = (rows: readonly KeptRow[], isOnline: boolean) =>
  ({ type: 'words.read', rows, isOnline }) as const

const events: LeavingEvent[] = [
  { type: 'leave' },
  read([], true),
  read([lasting], true),
  read([lasting, inMemory], false),
  read([refused], true),
  { type: 'leaving.stay' },
  { type: 'leaving.keep' },
  { type: 'leaving.discard' },
  { type: 'wiping.done' },
]
const ends = ['checking', 'wiping', 'left']
const model = { machine: leavingMachine, events }

describeMachine({
  ...model,
  input: { uid: 'ada', canReturn: true },
  invariants: {
    'a way to stay wherever there is a question': (snapshot) =>
      !(snapshot.hasTag('asking') || snapshot.hasTag('uncertain')) ||
      snapshot.can({ type: 'leaving.stay' }),
    'no offer to keep what would not last': (snapshot) =>
      !snapshot.can({ type: 'leaving.keep' }) ||
      snapshot.context.rows.every(({ isLasting }) => isLasting),
    'nothing discarded unless somebody said so': ({ value, context }) =>
      context.discard.length === 0 || ends.some((end) => end === value),
    'no question without words to ask about': (snapshot) =>
      !snapshot.hasTag('asking') || snapshot.context.rows.length > 0,
  },
})

describe('leaving', () => {
  it('takes nothing away while nothing could be read', () => {
    vi.useFakeTimers()
    const { actor } = start()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('uncertain')
  })

  it('asks again about words that came after the question', () => {
    const { actor, words } = start()
    words.say(read([lasting], false))
    actor.send({ type: 'leaving.discard' })
    words.say(read([lasting, { ...refused, edit: { ...edit, opId: 'later' } }], false))
    expect(actor.getSnapshot()).toMatchObject({ value: { holding: 'settling' } })
    expect(actor.getSnapshot().context.discard).toEqual([])
  })

  it('never lets a guest keep words that nobody could open again', () => {
    const offers = walkChart({ ...model, input: { uid: 'ada', canReturn: false } }).filter(
      ({ last: { snapshot } }) => snapshot.can({ type: 'leaving.keep' }),
    )
    expect(offers.map(describeWalk)).toEqual([])
  })
})

/** Somebody who has asked to leave, on stub ports. */
function start() {
  const words = stubPort<LeavingEvent, { uid: string }>()
  const wiping = stubPort<LeavingEvent, WipeInput>()
  const actors = { watchWords: words.actor, wipeDevice: wiping.actor }
  const input = { uid: 'ada', canReturn: true }
  const actor = createActor(leavingMachine.provide({ actors }), { input }).start()
  actor.send({ type: 'leave' })
  return { actor, words }
}
