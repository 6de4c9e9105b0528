import { describe, expect, it, vi } from 'vitest'
import { createActor, createEmptyActor, fromCallback, type AnyEventObject } from 'xstate'
import {
  idsOf,
  areAllPersisted,
  type UnsavedItems,
  type UnsavedItem,
} from '#src/domain/session/unsavedItems.ts'
import {
  type SignOutEvent,
  type RemovalInput,
  type UnsavedInput,
  signOutMachine,
} from '#src/machines/session/signOutMachine.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'
import { unsaved } from '#tests/support/unsaved.ts'

const lasting = unsaved('one')
const inMemory: UnsavedItem = { ...lasting, id: 'two', isPersisted: false }
const refused: UnsavedItem = { ...lasting, id: 'three', isStuck: true }

const read = (
  edits: readonly UnsavedItem[],
  isOnline: boolean,
  files: readonly UnsavedItem[] = [],
): SignOutEvent => ({ type: 'unsaved.read', edits, files, isOnline })

const file: UnsavedItem = { ...unsaved('file'), revision: 'file' }

const member = { uid: 'ada', isGuest: false, authActor: createEmptyActor() }

const events: SignOutEvent[] = [
  { type: 'signOut.start' },
  { type: 'signOut.start', hasGuest: true },
  { type: 'guest.decided' },
  read([], true),
  read([lasting], true),
  read([lasting, inMemory], false),
  read([{ ...lasting, isPersisted: false }], true),
  read([refused], true),
  read([], true, [file]),
  read([], true, [{ ...file, isStuck: true }]),
  { type: 'dialog.loadFailed' },
  { type: 'signOut.stay' },
  { type: 'signOut.keep' },
  { type: 'signOut.discard' },
  { type: 'localData.removed' },
  { type: 'otherTab.checking' },
  { type: 'otherTab.waiting' },
  { type: 'otherTab.removing' },
]
const ends = ['checking', 'removingLocalData']
const endsElsewhere = ['otherTabSigningOut', 'otherTabRemoving']
const model = { machine: signOutMachine, events }

describeMachine({
  ...model,
  input: member,
  invariants: {
    'a way to stay whenever there is a question': (snapshot) =>
      !snapshot.hasTag('question') || snapshot.can({ type: 'signOut.stay' }),
    "no offer to keep what wouldn't last": (snapshot) =>
      !snapshot.can({ type: 'signOut.keep' }) || areAllPersisted(snapshot.context),
    'nothing to discard unless the person said so': ({ value, context }) =>
      context.discard.length === 0 || [...ends, 'endingSession'].some((end) => end === value),
    'no input from the last check on': (snapshot) =>
      snapshot.hasTag('blocksInput') ===
      [...ends, ...endsElsewhere, 'endingSession'].some((end) => end === snapshot.value),
    'no question without unsaved data': (snapshot) =>
      !snapshot.matches({ collectingUnsaved: 'asking' }) || idsOf(snapshot.context).length > 0,
  },
})

describe('signing out', () => {
  it('removes nothing until unsaved data could be read', () => {
    vi.useFakeTimers()
    const { actor } = start()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('uncertain')
  })

  it('asks again about edits that were made after the question', () => {
    const { actor, unsavedItems } = start()
    unsavedItems.sendBack(read([lasting], false))
    actor.send({ type: 'signOut.discard' })
    unsavedItems.sendBack(read([lasting, { ...refused, revision: 'later' }], false))
    expect(actor.getSnapshot()).toMatchObject({ value: { collectingUnsaved: 'settling' } })
    expect(actor.getSnapshot().context.discard).toEqual([])
  })

  it('asks about files that have not arrived, and removes those to be discarded', () => {
    const { actor, unsavedItems, removingLocalData } = start()
    unsavedItems.sendBack(read([lasting], true, [file]))
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    unsavedItems.sendBack(read([], true, [{ ...file, isStuck: true }]))
    expect(actor.getSnapshot().value).toEqual({ collectingUnsaved: 'asking' })
    actor.send({ type: 'signOut.discard' })
    unsavedItems.sendBack(read([], true, [{ ...file, isStuck: true }]))
    expect(removingLocalData.inputs).toEqual([{ uid: 'ada', discard: [file.id] }])
  })

  it("doesn't offer to keep a file that wouldn't last", () => {
    const { actor, unsavedItems } = start()
    unsavedItems.sendBack(read([], false, [{ ...file, isPersisted: false }]))
    expect(actor.getSnapshot().can({ type: 'signOut.keep' })).toBe(false)
  })

  it('never lets a guest keep edits that no one could decrypt again', () => {
    const offers = walkChart({ ...model, input: { ...member, isGuest: true } }).filter(
      ({ last: { snapshot } }) => snapshot.can({ type: 'signOut.keep' }),
    )
    expect(offers.map(describeWalk)).toEqual([])
  })
})

it('asks about a guest’s data first, and goes on once that is decided', () => {
  const { actor, unsavedItems } = stay()
  actor.send({ type: 'signOut.start', hasGuest: true })
  expect([actor.getSnapshot().value, unsavedItems.inputs]).toEqual(['askingAboutGuest', []])
  actor.send({ type: 'signOut.stay' })
  expect(actor.getSnapshot().value).toBe('idle')
  actor.send({ type: 'signOut.start', hasGuest: true })
  actor.send({ type: 'guest.decided' })
  expect(unsavedItems.inputs).toEqual([{ uid: 'ada', isFinalCheck: false }])
})

it('asks about a guest’s data again after the question couldn’t be loaded', () => {
  const { actor, unsavedItems } = stay()
  actor.send({ type: 'signOut.start', hasGuest: true })
  actor.send({ type: 'dialog.loadFailed' })
  expect(actor.getSnapshot().value).toBe('dialogLoadFailed')
  actor.send({ type: 'signOut.start', hasGuest: true })
  expect([actor.getSnapshot().value, unsavedItems.inputs]).toEqual(['askingAboutGuest', []])
})

describe('signing out in another tab', () => {
  it('blocks typing from the last check on, until the person is waited for again', () => {
    const { actor, otherTabs } = stay()
    otherTabs.sendBack({ type: 'otherTab.checking' })
    expect(actor.getSnapshot().hasTag('blocksInput')).toBe(true)
    otherTabs.sendBack({ type: 'otherTab.waiting' })
    expect(actor.getSnapshot().hasTag('blocksInput')).toBe(false)
  })

  it('lets the person type again if the other tab is gone before anything was removed', () => {
    vi.useFakeTimers()
    const { actor, otherTabs } = stay()
    otherTabs.sendBack({ type: 'otherTab.checking' })
    // Its last check may take 5 s, and taking the device off the list 2 s, before it says that it removes.
    vi.advanceTimersByTime(9_999)
    expect(actor.getSnapshot().hasTag('blocksInput')).toBe(true)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('blocks typing then, too, if this tab could not show a question of its own', () => {
    const { actor, otherTabs } = stay()
    actor.send({ type: 'signOut.start', hasGuest: true })
    actor.send({ type: 'dialog.loadFailed' })
    otherTabs.sendBack({ type: 'otherTab.checking' })
    expect(actor.getSnapshot().hasTag('blocksInput')).toBe(true)
    otherTabs.sendBack({ type: 'otherTab.removing' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'otherTabRemoving' })
  })

  it('blocks typing while the other tab removes everything, and signs out itself if that tab is gone', () => {
    vi.useFakeTimers()
    const { actor, otherTabs, sentToAuthActor } = stay()
    otherTabs.sendBack({ type: 'otherTab.checking' })
    otherTabs.sendBack({ type: 'otherTab.removing' })
    otherTabs.sendBack({ type: 'otherTab.waiting' })
    vi.advanceTimersByTime(9_999)
    expect(sentToAuthActor).toEqual([])
    expect(actor.getSnapshot()).toMatchObject({ value: 'otherTabRemoving' })
    expect(actor.getSnapshot().hasTag('blocksInput')).toBe(true)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(actor.getSnapshot().value).toBe('endingSession')
    expect(sentToAuthActor).toEqual([{ type: 'signOut.submit' }])
  })

  it('stays if an account is deleted, which has no last check', () => {
    const { actor, otherTabs } = stay()
    otherTabs.sendBack({ type: 'otherTab.removing' })
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it("doesn't react to its own messages", () => {
    const { actor, otherTabs } = start()
    otherTabs.sendBack({ type: 'otherTab.waiting' })
    otherTabs.sendBack({ type: 'otherTab.checking' })
    otherTabs.sendBack({ type: 'otherTab.removing' })
    expect(actor.getSnapshot().value).toEqual({ collectingUnsaved: 'settling' })
  })
})

describe('a sign-out', () => {
  const [nothing, unsavedItems] = [read([], true), read([lasting], true)]
  const unreachable = read([lasting], false)
  const settling = { saveAndWatchUnsaved: { uid: 'ada', isFinalCheck: false } }
  const checking = { checkUnsaved: { uid: 'ada', isFinalCheck: true } }

  it('checks, checks a last time with every field closed, and only then removes data', () => {
    const actor = startAndSend()
    expect([actor.state(), actor.runningPorts()]).toEqual(['idle', {}])
    actor.send({ type: 'signOut.start' })
    expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], settling])
    actor.send(nothing)
    expect([actor.tags(), actor.runningPorts()]).toEqual([['blocksInput', 'busy'], checking])
    actor.send(nothing)
    expect([actor.tags(), actor.runningPorts()]).toEqual([
      ['blocksInput', 'busy'],
      { removeLocalData: { uid: 'ada', discard: [] } },
    ])
    actor.send({ type: 'localData.removed' })
    expect([actor.tags(), actor.runningPorts()]).toEqual([['blocksInput'], {}])
  })

  it('gives edits five seconds to reach the server, and then asks about them', () => {
    const actor = startAndSend({ type: 'signOut.start' }, unsavedItems)
    actor.wait(4_999)
    expect([actor.tags(), actor.context().edits]).toEqual([['busy'], [lasting]])
    actor.wait(1)
    expect([actor.state(), actor.runningPorts()]).toEqual(['collectingUnsaved.asking', settling])
    actor.send(nothing)
    expect(actor.tags()).toEqual(['blocksInput', 'busy'])
  })

  it.each<[string, UnsavedItems, boolean]>([
    ['offline', { edits: [lasting], files: [file] }, false],
    ['refused', { edits: [refused], files: [] }, true],
    ['paused', { edits: [], files: [{ ...file, isStuck: true }] }, true],
  ])("asks at once about what can't reach the server: %s", (_, left, isOnline) => {
    const actor = startAndSend({ type: 'signOut.start' }, read(left.edits, isOnline, left.files))
    expect([actor.state(), actor.context()]).toMatchObject(['collectingUnsaved.asking', left])
  })

  it('asks nothing if nothing is unsaved, even offline', () => {
    expect(startAndSend({ type: 'signOut.start' }, read([], false)).runningPorts()).toEqual(
      checking,
    )
  })

  it('lets the person stay, and asks again the next time', () => {
    const actor = startAndSend({ type: 'signOut.start' }, unreachable, { type: 'signOut.stay' })
    expect([actor.state(), actor.runningPorts()]).toEqual(['idle', {}])
    actor.send({ type: 'signOut.start' })
    expect([actor.tags(), actor.runningPorts(), actor.context().edits]).toEqual([
      ['busy'],
      settling,
      [],
    ])
  })

  it('discards nothing that should be kept', () => {
    const actor = startAndSend(
      { type: 'signOut.start' },
      unreachable,
      { type: 'signOut.keep' },
      unreachable,
    )
    expect(actor.runningPorts()).toEqual({ removeLocalData: { uid: 'ada', discard: [] } })
  })

  it("asks again if what was kept wouldn't last anymore", () => {
    const lost = read([{ ...lasting, isPersisted: false }], false)
    const actor = startAndSend(
      { type: 'signOut.start' },
      unreachable,
      { type: 'signOut.keep' },
      lost,
    )
    expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], settling])
    actor.send(lost, { type: 'signOut.keep' })
    expect(actor.state()).toBe('collectingUnsaved.asking')
    actor.send({ type: 'signOut.discard' }, lost)
    expect(actor.runningPorts()).toEqual({ removeLocalData: { uid: 'ada', discard: ['one'] } })
  })

  it("removes what is discarded, and doesn't ask again if some of it was saved meanwhile", () => {
    const all = read([lasting, refused], false, [file])
    const actor = startAndSend(
      { type: 'signOut.start' },
      all,
      { type: 'signOut.discard' },
      unreachable,
    )
    expect(actor.runningPorts()).toEqual({
      removeLocalData: { uid: 'ada', discard: ['one', 'three', file.id] },
    })
  })

  it('asks again about edits that the last check finds', () => {
    for (const before of [[], [unsavedItems]]) {
      const actor = startAndSend({ type: 'signOut.start' }, ...before, nothing, unsavedItems)
      expect([actor.tags(), actor.runningPorts(), actor.context().edits]).toEqual([
        ['busy'],
        settling,
        [],
      ])
    }
  })

  it('removes nothing if the first or the last check gets no answer', () => {
    for (const before of [[], [nothing]]) {
      const actor = startAndSend({ type: 'signOut.start' }, ...before)
      actor.wait(4_999)
      expect(actor.tags()).toContain('busy')
      actor.wait(1)
      expect([actor.state(), actor.runningPorts()]).toEqual(['uncertain', {}])
    }
  })

  it('forgets what to discard if the last check gets no answer', () => {
    const actor = startAndSend({ type: 'signOut.start' }, unreachable, { type: 'signOut.discard' })
    actor.wait(5_000)
    expect(actor.context()).toMatchObject({ discard: [], edits: [], files: [] })
    actor.send({ type: 'signOut.start' })
    expect(actor.runningPorts()).toEqual(settling)
  })

  it('lets the person stay while it is uncertain', () => {
    const actor = startAndSend({ type: 'signOut.start' })
    actor.wait(5_000)
    actor.send({ type: 'signOut.stay' })
    expect([actor.state(), actor.runningPorts()]).toEqual(['idle', {}])
  })

  it("stays if the question, or the reason for none, can't be shown, and can be retried", () => {
    for (const before of [[unreachable], []]) {
      const actor = startAndSend({ type: 'signOut.start' }, ...before)
      actor.wait(5_000)
      actor.send({ type: 'dialog.loadFailed' })
      expect([actor.state(), actor.runningPorts(), actor.context().edits]).toEqual([
        'dialogLoadFailed',
        {},
        [],
      ])
      actor.send({ type: 'signOut.start' })
      expect(actor.runningPorts()).toEqual(settling)
    }
  })

  it('ends the session once nothing is left on this device, and again if that has failed', () => {
    const { actor, unsavedItems: port, removingLocalData, sentToAuthActor } = start()
    port.sendBack(nothing)
    port.sendBack(nothing)
    removingLocalData.sendBack({ type: 'localData.removed' })
    expect(sentToAuthActor).toEqual([{ type: 'signOut.submit' }])
    actor.send({ type: 'signOut.start' })
    expect(actor.getSnapshot().value).toBe('endingSession')
    expect(sentToAuthActor).toEqual([{ type: 'signOut.submit' }, { type: 'signOut.submit' }])
  })

  it('continues after ten seconds, however long the removal takes', () => {
    const actor = startAndSend({ type: 'signOut.start' }, nothing, nothing)
    actor.wait(9_999)
    expect(actor.tags()).toEqual(['blocksInput', 'busy'])
    actor.wait(1)
    expect([actor.state(), actor.tags()]).toEqual(['endingSession', ['blocksInput']])
  })
})

/** A person who is signing out, on stub ports. */
function start() {
  const tab = stay()
  tab.actor.send({ type: 'signOut.start' })
  return tab
}

/** A signed-in person, on stub ports. */
function stay() {
  const otherTabs = stubPort<SignOutEvent, { uid: string }>()
  const unsavedItems = stubPort<SignOutEvent, UnsavedInput>()
  const removingLocalData = stubPort<SignOutEvent, RemovalInput>()
  const actors = {
    watchOtherTabs: otherTabs.actor,
    saveAndWatchUnsaved: unsavedItems.actor,
    removeLocalData: removingLocalData.actor,
  }
  const sentToAuthActor: AnyEventObject[] = []
  const authActor = createActor(
    fromCallback(({ receive }) => receive((event) => sentToAuthActor.push(event))),
  )
  const input = { ...member, authActor: authActor.start() }
  const actor = createActor(signOutMachine.provide({ actors }), { input }).start()
  return { actor, otherTabs, unsavedItems, removingLocalData, sentToAuthActor }
}

/** A person who goes through these events. */
function startAndSend(...happenings: SignOutEvent[]) {
  const actor = startActor(signOutMachine, member)
  actor.send(...happenings)
  // The port for other tabs runs in every state, and has its own tests.
  const runningPorts = () => {
    const { watchOtherTabs: _, ...ports } = actor.runningPorts()
    return ports
  }
  return { ...actor, runningPorts }
}
