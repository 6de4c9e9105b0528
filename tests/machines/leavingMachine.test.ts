import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { KeptRow } from '#src/domain/outboxRow.ts'
import { idsOf, isAllLasting } from '#src/domain/leftBehind.ts'
import { emptyContent } from '#src/domain/note.ts'
import type { KeptUpload } from '#src/domain/uploadRow.ts'
import type { LeavingEvent, WipeInput, WordsInput } from '#src/machines/leavingEvents.ts'
import { leavingMachine } from '#src/machines/leavingMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'
import { uploadRow } from '#tests/support/uploads.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const edit = { opId: 'edit', content: emptyContent, savedAt: 1 }
const lasting: KeptRow = { noteId: 'one', basis: null, edit, refusal: null, isLasting: true }
const inMemory: KeptRow = { ...lasting, noteId: 'two', isLasting: false }
const refused: KeptRow = { ...lasting, noteId: 'three', refusal: 'not-allowed' }

const read = (
  rows: readonly KeptRow[],
  isOnline: boolean,
  files: readonly KeptUpload[] = [],
): LeavingEvent => ({ type: 'words.read', rows, files, isOnline })

const file = uploadRow()

const events: LeavingEvent[] = [
  { type: 'leave' },
  read([], true),
  read([lasting], true),
  read([lasting, inMemory], false),
  read([refused], true),
  read([], true, [file]),
  read([], true, [{ ...file, isPaused: true }]),
  { type: 'question.missing' },
  { type: 'leaving.stay' },
  { type: 'leaving.keep' },
  { type: 'leaving.discard' },
  { type: 'wiping.done' },
  { type: 'others.checking' },
  { type: 'others.waiting' },
  { type: 'others.wiping' },
]
const ends = ['checking', 'wiping', 'left']
const endsElsewhere = ['yielding', 'ending']
const model = { machine: leavingMachine, events }

describeMachine({
  ...model,
  input: { uid: 'ada', canReturn: true },
  invariants: {
    'a way to stay wherever there is a question': (snapshot) =>
      !(snapshot.hasTag('asking') || snapshot.hasTag('uncertain')) ||
      snapshot.can({ type: 'leaving.stay' }),
    'no offer to keep what would not last': (snapshot) =>
      !snapshot.can({ type: 'leaving.keep' }) || isAllLasting(snapshot.context),
    'nothing discarded unless somebody said so': ({ value, context }) =>
      context.discard.length === 0 || ends.some((end) => end === value),
    'no words taken any more from the last look at them on': (snapshot) =>
      snapshot.hasTag('closing') ===
      [...ends, ...endsElsewhere].some((end) => end === snapshot.value),
    'no question without words to ask about': (snapshot) =>
      !snapshot.hasTag('asking') || idsOf(snapshot.context).length > 0,
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

  it('asks about files that have not arrived, and takes away those that are not wanted', () => {
    const { actor, words, wiping } = start()
    words.say(read([lasting], true, [file]))
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    words.say(read([], true, [{ ...file, isPaused: true }]))
    expect(actor.getSnapshot().hasTag('asking')).toBe(true)
    actor.send({ type: 'leaving.discard' })
    words.say(read([], true, [{ ...file, isPaused: true }]))
    expect(wiping.inputs).toEqual([{ uid: 'ada', discard: [file.id] }])
  })

  it('does not offer to keep a file that would not last', () => {
    const { actor, words } = start()
    words.say(read([], false, [{ ...file, isLasting: false }]))
    expect(actor.getSnapshot().can({ type: 'leaving.keep' })).toBe(false)
  })

  it('never lets a guest keep words that nobody could open again', () => {
    const offers = walkChart({ ...model, input: { uid: 'ada', canReturn: false } }).filter(
      ({ last: { snapshot } }) => snapshot.can({ type: 'leaving.keep' }),
    )
    expect(offers.map(describeWalk)).toEqual([])
  })
})

describe('leaving in another page', () => {
  it('takes no letter from the last check there on, until the person is waited for again', () => {
    const { actor, others } = stay()
    others.say({ type: 'others.checking' })
    expect(actor.getSnapshot().hasTag('closing')).toBe(true)
    others.say({ type: 'others.waiting' })
    expect(actor.getSnapshot().hasTag('closing')).toBe(false)
  })

  it('lets the person type again where the other page is gone before anything was taken away', () => {
    vi.useFakeTimers()
    const { actor, others } = stay()
    others.say({ type: 'others.checking' })
    vi.advanceTimersByTime(4_999)
    expect(actor.getSnapshot().hasTag('closing')).toBe(true)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('staying')
  })

  it('takes no letter while the other page takes everything away, and leaves itself should that page be gone', () => {
    vi.useFakeTimers()
    const { actor, others } = stay()
    others.say({ type: 'others.checking' })
    others.say({ type: 'others.wiping' })
    others.say({ type: 'others.waiting' })
    vi.advanceTimersByTime(9_999)
    expect(actor.getSnapshot()).toMatchObject({ value: 'ending' })
    expect(actor.getSnapshot().hasTag('closing')).toBe(true)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(actor.getSnapshot().hasTag('left')).toBe(true)
  })

  it('goes on where an account is deleted, which nobody has said a last word about', () => {
    const { actor, others } = stay()
    others.say({ type: 'others.wiping' })
    expect(actor.getSnapshot().value).toBe('staying')
  })

  it('does not yield to what the page that leaves tells itself', () => {
    const { actor, others } = start()
    others.say({ type: 'others.waiting' })
    others.say({ type: 'others.checking' })
    others.say({ type: 'others.wiping' })
    expect(actor.getSnapshot().value).toEqual({ holding: 'settling' })
  })
})

/** Somebody who has asked to leave, on stub ports. */
function start() {
  const page = stay()
  page.actor.send({ type: 'leave' })
  return page
}

/** Somebody who is in, on stub ports. */
function stay() {
  const others = stubPort<LeavingEvent, { uid: string }>()
  const words = stubPort<LeavingEvent, WordsInput>()
  const wiping = stubPort<LeavingEvent, WipeInput>()
  const actors = {
    watchOthers: others.actor,
    watchWords: words.actor,
    wipeDevice: wiping.actor,
  }
  const input = { uid: 'ada', canReturn: true }
  const actor = createActor(leavingMachine.provide({ actors }), { input }).start()
  return { actor, others, words, wiping }
}
