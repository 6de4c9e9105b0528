import { describe, expect, it, vi } from 'vitest'
import { createActor, createEmptyActor, fromCallback, type AnyEventObject } from 'xstate'
import { idsOf, isAllLasting, type LeftBehind, type Unsaved } from '#src/domain/leftBehind.ts'
import {
  type SignOutEvent,
  type WipeInput,
  type UnsavedInput,
  signOutMachine,
} from '#src/machines/signOutMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'
import { unsaved } from '#tests/support/unsaved.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const lasting = unsaved('one')
const inMemory: Unsaved = { ...lasting, id: 'two', isLasting: false }
const refused: Unsaved = { ...lasting, id: 'three', isStuck: true }

const read = (
  edits: readonly Unsaved[],
  isOnline: boolean,
  files: readonly Unsaved[] = [],
): SignOutEvent => ({ type: 'unsaved.read', edits, files, isOnline })

const file: Unsaved = { ...unsaved('file'), revision: 'file' }

const member = { uid: 'ada', canReturn: true, session: createEmptyActor() }

const events: SignOutEvent[] = [
  { type: 'signOut.start' },
  read([], true),
  read([lasting], true),
  read([lasting, inMemory], false),
  read([refused], true),
  read([], true, [file]),
  read([], true, [{ ...file, isStuck: true }]),
  { type: 'question.missing' },
  { type: 'signOut.stay' },
  { type: 'signOut.keep' },
  { type: 'signOut.discard' },
  { type: 'wiping.done' },
  { type: 'others.checking' },
  { type: 'others.waiting' },
  { type: 'others.wiping' },
]
const ends = ['checking', 'wiping', 'left']
const endsElsewhere = ['yielding', 'ending']
const model = { machine: signOutMachine, events }

describeMachine({
  ...model,
  input: member,
  invariants: {
    'a way to stay wherever there is a question': (snapshot) =>
      !(snapshot.hasTag('asking') || snapshot.hasTag('uncertain')) ||
      snapshot.can({ type: 'signOut.stay' }),
    'no offer to keep what would not last': (snapshot) =>
      !snapshot.can({ type: 'signOut.keep' }) || isAllLasting(snapshot.context),
    'nothing discarded unless somebody said so': ({ value, context }) =>
      context.discard.length === 0 || ends.some((end) => end === value),
    'no words taken any more from the last look at them on': (snapshot) =>
      snapshot.hasTag('closing') ===
      [...ends, ...endsElsewhere].some((end) => end === snapshot.value),
    'no question without words to ask about': (snapshot) =>
      !snapshot.hasTag('asking') || idsOf(snapshot.context).length > 0,
  },
})

describe('signing out', () => {
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
    actor.send({ type: 'signOut.discard' })
    words.say(read([lasting, { ...refused, revision: 'later' }], false))
    expect(actor.getSnapshot()).toMatchObject({ value: { holding: 'settling' } })
    expect(actor.getSnapshot().context.discard).toEqual([])
  })

  it('asks about files that have not arrived, and takes away those that are not wanted', () => {
    const { actor, words, wiping } = start()
    words.say(read([lasting], true, [file]))
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    words.say(read([], true, [{ ...file, isStuck: true }]))
    expect(actor.getSnapshot().hasTag('asking')).toBe(true)
    actor.send({ type: 'signOut.discard' })
    words.say(read([], true, [{ ...file, isStuck: true }]))
    expect(wiping.inputs).toEqual([{ uid: 'ada', discard: [file.id] }])
  })

  it('does not offer to keep a file that would not last', () => {
    const { actor, words } = start()
    words.say(read([], false, [{ ...file, isLasting: false }]))
    expect(actor.getSnapshot().can({ type: 'signOut.keep' })).toBe(false)
  })

  it('never lets a guest keep words that nobody could open again', () => {
    const offers = walkChart({ ...model, input: { ...member, canReturn: false } }).filter(
      ({ last: { snapshot } }) => snapshot.can({ type: 'signOut.keep' }),
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
    const { actor, others, heard } = stay()
    others.say({ type: 'others.checking' })
    others.say({ type: 'others.wiping' })
    others.say({ type: 'others.waiting' })
    vi.advanceTimersByTime(9_999)
    expect(heard).toEqual([])
    expect(actor.getSnapshot()).toMatchObject({ value: 'ending' })
    expect(actor.getSnapshot().hasTag('closing')).toBe(true)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('left')
    expect(heard).toEqual([{ type: 'signOut' }])
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

describe('the story of leaving', () => {
  const [nothing, words] = [read([], true), read([lasting], true)]
  const unreachable = read([lasting], false)
  const settling = { watchUnsaved: { uid: 'ada', isLast: false } }
  const checking = { checkWords: { uid: 'ada', isLast: true } }

  it('looks, looks a last time with every field closed, and only then takes away', () => {
    const story = tell()
    expect([story.tags(), story.atWork()]).toEqual([[], {}])
    story.send({ type: 'signOut.start' })
    expect([story.tags(), story.atWork()]).toEqual([['busy'], settling])
    story.send(nothing)
    expect([story.tags(), story.atWork()]).toEqual([['busy', 'closing'], checking])
    story.send(nothing)
    expect([story.tags(), story.atWork()]).toEqual([
      ['busy', 'closing'],
      { wipeDevice: { uid: 'ada', discard: [] } },
    ])
    story.send({ type: 'wiping.done' })
    expect([story.tags(), story.atWork()]).toEqual([['closing'], {}])
  })

  it('gives words five seconds to reach the server, and then asks about them', () => {
    const story = tell({ type: 'signOut.start' }, words)
    story.wait(4_999)
    expect([story.tags(), story.context().edits]).toEqual([['busy'], [lasting]])
    story.wait(1)
    expect([story.tags(), story.atWork()]).toEqual([['asking'], settling])
    story.send(nothing)
    expect(story.tags()).toEqual(['busy', 'closing'])
  })

  it.each<[string, LeftBehind, boolean]>([
    ['offline', { edits: [lasting], files: [file] }, false],
    ['refused', { edits: [refused], files: [] }, true],
    ['paused', { edits: [], files: [{ ...file, isStuck: true }] }, true],
  ])('asks at once about what no waiting brings to the server: %s', (_, left, isOnline) => {
    const story = tell({ type: 'signOut.start' }, read(left.edits, isOnline, left.files))
    expect([story.tags(), story.context()]).toMatchObject([['asking'], left])
  })

  it('asks nobody about nothing, also offline', () => {
    expect(tell({ type: 'signOut.start' }, read([], false)).atWork()).toEqual(checking)
  })

  it('lets the person stay, and asks anew the next time', () => {
    const story = tell({ type: 'signOut.start' }, unreachable, { type: 'signOut.stay' })
    expect([story.tags(), story.atWork()]).toEqual([[], {}])
    story.send({ type: 'signOut.start' })
    expect([story.tags(), story.atWork(), story.context().edits]).toEqual([['busy'], settling, []])
  })

  it('takes nothing from what is to be kept', () => {
    const story = tell(
      { type: 'signOut.start' },
      unreachable,
      { type: 'signOut.keep' },
      unreachable,
    )
    expect(story.atWork()).toEqual({ wipeDevice: { uid: 'ada', discard: [] } })
  })

  it('takes away what is not wanted, and what has gone of it since needs no question', () => {
    const all = read([lasting, refused], false, [file])
    const story = tell({ type: 'signOut.start' }, all, { type: 'signOut.discard' }, unreachable)
    expect(story.atWork()).toEqual({
      wipeDevice: { uid: 'ada', discard: ['one', 'three', file.id] },
    })
  })

  it('asks again about words that the last look finds', () => {
    for (const before of [[], [words]]) {
      const story = tell({ type: 'signOut.start' }, ...before, nothing, words)
      expect([story.tags(), story.atWork(), story.context().edits]).toEqual([
        ['busy'],
        settling,
        [],
      ])
    }
  })

  it('takes nothing away where the first or the last look gets no answer', () => {
    for (const before of [[], [nothing]]) {
      const story = tell({ type: 'signOut.start' }, ...before)
      story.wait(4_999)
      expect(story.tags()).toContain('busy')
      story.wait(1)
      expect([story.tags(), story.atWork()]).toEqual([['uncertain'], {}])
    }
  })

  it('forgets what was to go where the last look gets no answer', () => {
    const story = tell({ type: 'signOut.start' }, unreachable, { type: 'signOut.discard' })
    story.wait(5_000)
    expect(story.context()).toMatchObject({ discard: [], edits: [], files: [] })
    story.send({ type: 'signOut.start' })
    expect(story.atWork()).toEqual(settling)
  })

  it('lets the person stay where it is uncertain', () => {
    const story = tell({ type: 'signOut.start' })
    story.wait(5_000)
    story.send({ type: 'signOut.stay' })
    expect([story.tags(), story.atWork()]).toEqual([[], {}])
  })

  it('stays where the question, or why there is none, cannot be shown, and tries again', () => {
    for (const before of [[unreachable], []]) {
      const story = tell({ type: 'signOut.start' }, ...before)
      story.wait(5_000)
      story.send({ type: 'question.missing' })
      expect([story.tags(), story.atWork(), story.context().edits]).toEqual([['unasked'], {}, []])
      story.send({ type: 'signOut.start' })
      expect(story.atWork()).toEqual(settling)
    }
  })

  it('ends the session each time that nothing is left on this device', () => {
    const { actor, words: port, wiping, heard } = start()
    const leave = () => {
      port.say(nothing)
      port.say(nothing)
      wiping.say({ type: 'wiping.done' })
    }
    leave()
    expect(heard).toEqual([{ type: 'signOut' }])
    actor.send({ type: 'signOut.start' })
    leave()
    expect(heard).toEqual([{ type: 'signOut' }, { type: 'signOut' }])
  })

  it('goes on after ten seconds, however long it takes to take things away', () => {
    const story = tell({ type: 'signOut.start' }, nothing, nothing)
    story.wait(9_999)
    expect(story.tags()).toEqual(['busy', 'closing'])
    story.wait(1)
    expect([story.state(), story.tags()]).toEqual(['left', ['closing']])
    story.send({ type: 'signOut.start' })
    expect(story.atWork()).toEqual(settling)
  })
})

/** Somebody who has asked to leave, on stub ports. */
function start() {
  const page = stay()
  page.actor.send({ type: 'signOut.start' })
  return page
}

/** Somebody who is in, on stub ports. */
function stay() {
  const others = stubPort<SignOutEvent, { uid: string }>()
  const words = stubPort<SignOutEvent, UnsavedInput>()
  const wiping = stubPort<SignOutEvent, WipeInput>()
  const actors = {
    watchOthers: others.actor,
    watchUnsaved: words.actor,
    wipeDevice: wiping.actor,
  }
  const heard: AnyEventObject[] = []
  const session = createActor(fromCallback(({ receive }) => receive((event) => heard.push(event))))
  const input = { ...member, session: session.start() }
  const actor = createActor(signOutMachine.provide({ actors }), { input }).start()
  return { actor, others, words, wiping, heard }
}

/** What becomes of somebody to whom this happens. */
function tell(...happenings: SignOutEvent[]) {
  const story = begin(signOutMachine, member)
  story.send(...happenings)
  // What is heard of other pages is at work in every state, and a story of its own.
  const atWork = () => {
    const { watchOthers: _, ...others } = story.atWork()
    return others
  }
  return { ...story, atWork }
}
