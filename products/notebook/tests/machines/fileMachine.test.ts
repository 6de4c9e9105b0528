import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  fileMachine,
  type FileEvent,
  type FileInput,
} from '#products/notebook/machines/fileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

describeMachine({
  machine: fileMachine,
  input: { uid: 'ada', fileId: 'file' },
  events: [
    { type: 'file.show' },
    { type: 'file.save' },
    { type: 'file.cancel' },
    { type: 'file.retry' },
    { type: 'file.read', bytes: new Blob(['gate']), isShowable: true },
    failed('network-request-failed'),
  ],
  invariants: {
    'bytes wherever they are shown or downloaded': (snapshot) =>
      !snapshot.hasTag('loaded') || snapshot.context.bytes !== null,
    'a failure only while it has failed or is fetching': (snapshot) =>
      snapshot.context.failure === null || snapshot.hasTag('failed') || snapshot.hasTag('fetching'),
  },
})

it('fetches a picture again that comes into view after a failure', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  reader.say(failed('network-request-failed'))
  file.send({ type: 'file.show' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().hasTag('loaded')).toBe(true)
})

it('continues to fetch a picture in view after its download is canceled', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  file.send({ type: 'file.save' })
  file.send({ type: 'file.cancel' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().value).toBe('loaded')
  expect(reader.inputs).toHaveLength(1)
})

describe('the story of a file of a note', () => {
  const asked = { readFile: { uid: 'ada', fileId: 'file' } }
  const bytes = new Blob(['gate'])
  const read: FileEvent = { type: 'file.read', bytes, isShowable: true }
  const ready = { type: 'file.ready', bytes }
  const noAnswer = failed('network-request-failed')
  const show: FileEvent = { type: 'file.show' }
  const save: FileEvent = { type: 'file.save' }
  const cancel: FileEvent = { type: 'file.cancel' }

  it("isn't fetched before it is seen or downloaded", () => {
    const story = play()
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      [],
      {},
      { bytes: null, isShowable: false, isSeen: false, isWanted: false },
    ])
  })

  it('is shown in view without being downloaded', () => {
    const story = play(show)
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
    story.send(read)
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      ['loaded'],
      {},
      { bytes, isShowable: true },
    ])
    expect(story.emitted()).toEqual([])
  })

  it('is downloaded once, also if the person asks while it is fetched', () => {
    for (const before of [[save], [show, save]]) {
      const story = play(...before, read)
      expect([story.tags(), story.begun('readFile'), story.emitted()]).toEqual([
        ['loaded'],
        1,
        [ready],
      ])
      expect(story.context().isWanted).toBe(false)
    }
  })

  it('is downloaded without being fetched again', () => {
    const story = play(show, read, save)
    expect([story.tags(), story.begun('readFile'), story.emitted()]).toEqual([
      ['loaded'],
      1,
      [ready],
    ])
  })

  it("isn't fetched after a cancel, and is downloaded if the person asks again", () => {
    const story = play(save, cancel)
    expect([story.tags(), story.atWork(), story.context().isWanted]).toEqual([[], {}, false])
    story.send(show, read)
    expect([story.tags(), story.emitted()]).toEqual([['loaded'], []])
  })

  it('continues to be fetched after a cancel if it came into view', () => {
    const story = play(save, show, cancel)
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
  })

  it("reports why it couldn't be fetched and remembers the download", () => {
    const story = play(save, noAnswer)
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
      ['failed'],
      {},
      noAnswer.failure,
    ])
    story.send({ type: 'file.retry' })
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
    story.send(read)
    expect([story.tags(), story.context().failure]).toEqual([['loaded'], null])
    expect(story.emitted()).toEqual([ready])
  })

  it.each([
    ['is shown when it comes into view', show, []],
    ['is downloaded when the person asks', save, [ready]],
  ] as const)('%s after a failure', (_, event, emitted) => {
    const story = play(show, noAnswer, event)
    expect(story.tags()).toEqual(['fetching'])
    story.send(read)
    expect([story.tags(), story.emitted()]).toEqual([['loaded'], emitted])
  })

  it('counts as seen once it comes into view after a failure', () => {
    expect(play(save, noAnswer, show, cancel).tags()).toEqual(['fetching'])
  })

  it('is dismissed after a failure', () => {
    const story = play(save, noAnswer, cancel)
    expect([story.tags(), story.context()]).toMatchObject([[], { failure: null, isWanted: false }])
  })
})

function start() {
  const reader = stubPort<FileEvent, FileInput>()
  const machine = fileMachine.provide({ actors: { readFile: reader.actor } })
  const file = createActor(machine, { input: { uid: 'ada', fileId: 'file' } }).start()
  return { file, reader }
}

function play(...events: FileEvent[]) {
  const story = begin(fileMachine, { uid: 'ada', fileId: 'file' })
  story.send(...events)
  return story
}
