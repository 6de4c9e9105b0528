import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fileMachine, type FileEvent, type FileInput } from '#src/notebook/machines/fileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { stubPort } from '#tests/support/stubPort.ts'

describeMachine({
  machine: fileMachine,
  input: { uid: 'ada', fileId: 'file' },
  events: [
    { type: 'file.show' },
    { type: 'file.save' },
    { type: 'file.handed' },
    { type: 'file.cancel' },
    { type: 'file.retry' },
    { type: 'file.read', bytes: new Blob(['gate']), isShowable: true },
    failed('network-request-failed'),
  ],
  invariants: {
    'bytes at hand wherever they are shown or given away': (snapshot) =>
      !snapshot.hasTag('here') || snapshot.context.bytes !== null,
    'a failure only where one is told': (snapshot) =>
      snapshot.context.failure === null || snapshot.hasTag('failed') || snapshot.hasTag('fetching'),
  },
})

it('fetches a picture anew that comes into view again after a failure', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  reader.say(failed('network-request-failed'))
  file.send({ type: 'file.show' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().hasTag('here')).toBe(true)
})

it('goes on fetching a picture in view when nobody wants it on their device any more', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  file.send({ type: 'file.save' })
  file.send({ type: 'file.cancel' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().value).toBe('here')
  expect(reader.inputs).toHaveLength(1)
})

describe('the story of a file of a note', () => {
  const asked = { readFile: { uid: 'ada', fileId: 'file' } }
  const bytes = new Blob(['gate'])
  const read: FileEvent = { type: 'file.read', bytes, isShowable: true }
  const noAnswer = failed('network-request-failed')
  const show: FileEvent = { type: 'file.show' }
  const save: FileEvent = { type: 'file.save' }
  const cancel: FileEvent = { type: 'file.cancel' }

  it('is not fetched before anybody sees or wants it', () => {
    const story = tell()
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      [],
      {},
      { bytes: null, isShowable: false, isSeen: false, isWanted: false },
    ])
  })

  it('is shown where it is seen, and not handed to anybody', () => {
    const story = tell(show)
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
    story.send(read)
    expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
      ['here'],
      {},
      { bytes, isShowable: true },
    ])
  })

  it('is handed over once, also where the wish comes while it is fetched', () => {
    for (const before of [[save], [show, save]]) {
      const story = tell(...before, read)
      expect([story.tags(), story.begun('readFile')]).toEqual([['handing', 'here'], 1])
      story.send({ type: 'file.handed' })
      expect([story.tags(), story.context().isWanted]).toEqual([['here'], false])
    }
  })

  it('is handed over without being fetched again', () => {
    const story = tell(show, read, save)
    expect([story.tags(), story.begun('readFile')]).toEqual([['handing', 'here'], 1])
  })

  it('is not fetched any more where nobody wants it, and is handed over where somebody does again', () => {
    const story = tell(save, cancel)
    expect([story.tags(), story.atWork(), story.context().isWanted]).toEqual([[], {}, false])
    story.send(show, read)
    expect(story.tags()).toEqual(['here'])
  })

  it('goes on being fetched where it came into view since', () => {
    const story = tell(save, show, cancel)
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
  })

  it('says why it could not be fetched, and remembers who wanted it', () => {
    const story = tell(save, noAnswer)
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
      ['failed'],
      {},
      noAnswer.failure,
    ])
    story.send({ type: 'file.retry' })
    expect([story.tags(), story.atWork()]).toEqual([['fetching'], asked])
    story.send(read)
    expect([story.tags(), story.context().failure]).toEqual([['handing', 'here'], null])
  })

  it.each([
    ['is shown when it comes into view', show, ['here']],
    ['is handed over when it is wanted', save, ['handing', 'here']],
  ] as const)('%s after a failure', (_, event, tags) => {
    const story = tell(show, noAnswer, event)
    expect(story.tags()).toEqual(['fetching'])
    story.send(read)
    expect(story.tags()).toEqual(tags)
  })

  it('is seen from then on where it comes into view after a failure', () => {
    expect(tell(save, noAnswer, show, cancel).tags()).toEqual(['fetching'])
  })

  it('is let be after a failure', () => {
    const story = tell(save, noAnswer, cancel)
    expect([story.tags(), story.context()]).toMatchObject([[], { failure: null, isWanted: false }])
  })
})

function start() {
  const reader = stubPort<FileEvent, FileInput>()
  const machine = fileMachine.provide({ actors: { readFile: reader.actor } })
  const file = createActor(machine, { input: { uid: 'ada', fileId: 'file' } }).start()
  return { file, reader }
}

/** What becomes of a file to which this happens. */
function tell(...events: FileEvent[]) {
  const story = begin(fileMachine, { uid: 'ada', fileId: 'file' })
  story.send(...events)
  return story
}
