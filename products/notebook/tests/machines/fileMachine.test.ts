import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  fileMachine,
  type FileEvent,
  type FileInput,
} from '#products/notebook/machines/fileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: fileMachine,
  input: { uid: 'ada', fileId: 'file' },
  events: [
    { type: 'file.fetch' },
    { type: 'file.download' },
    { type: 'file.cancel' },
    { type: 'file.retry' },
    { type: 'file.read', bytes: new Blob(['gate']), isSafePicture: true },
    failed('network-request-failed'),
  ],
  invariants: {
    'bytes wherever they are shown or downloaded': (snapshot) =>
      !snapshot.matches('loaded') || snapshot.context.bytes !== null,
    'a failure only while it has failed or is fetching': (snapshot) =>
      snapshot.context.failure === null ||
      snapshot.matches('failed') ||
      snapshot.matches('fetching'),
  },
})

it('fetches a picture again that comes into view after a failure', () => {
  const { file, reader } = start()
  file.send({ type: 'file.fetch' })
  reader.sendBack(failed('network-request-failed'))
  file.send({ type: 'file.fetch' })
  reader.sendBack({ type: 'file.read', bytes: new Blob(['gate']), isSafePicture: true })
  expect(file.getSnapshot().matches('loaded')).toBe(true)
})

it('continues to fetch a picture in view after its download is canceled', () => {
  const { file, reader } = start()
  file.send({ type: 'file.fetch' })
  file.send({ type: 'file.download' })
  file.send({ type: 'file.cancel' })
  reader.sendBack({ type: 'file.read', bytes: new Blob(['gate']), isSafePicture: true })
  expect(file.getSnapshot().value).toBe('loaded')
  expect(reader.inputs).toHaveLength(1)
})

describe('a file of a note', () => {
  const asked = { readFile: { uid: 'ada', fileId: 'file' } }
  const bytes = new Blob(['gate'])
  const read: FileEvent = { type: 'file.read', bytes, isSafePicture: true }
  const ready = { type: 'file.ready', bytes }
  const noAnswer = failed('network-request-failed')
  const view: FileEvent = { type: 'file.fetch' }
  const download: FileEvent = { type: 'file.download' }
  const cancel: FileEvent = { type: 'file.cancel' }

  it("isn't fetched before it is in view or downloaded", () => {
    const actor = startAndSend()
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'notLoaded',
      {},
      { bytes: null, isSafePicture: false, isInView: false, isDownloadRequested: false },
    ])
  })

  it('is shown in view without being downloaded', () => {
    const actor = startAndSend(view)
    expect([actor.state(), actor.runningPorts()]).toEqual(['fetching', asked])
    actor.send(read)
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'loaded',
      {},
      { bytes, isSafePicture: true },
    ])
    expect(actor.emitted()).toEqual([])
  })

  it('is downloaded once, also if the person asks while it is fetched', () => {
    for (const before of [[download], [view, download]]) {
      const actor = startAndSend(...before, read)
      expect([actor.state(), actor.startCount('readFile'), actor.emitted()]).toEqual([
        'loaded',
        1,
        [ready],
      ])
      expect(actor.context().isDownloadRequested).toBe(false)
    }
  })

  it('is downloaded without being fetched again', () => {
    const actor = startAndSend(view, read, download)
    expect([actor.state(), actor.startCount('readFile'), actor.emitted()]).toEqual([
      'loaded',
      1,
      [ready],
    ])
  })

  it("isn't fetched after a cancel, and is downloaded if the person asks again", () => {
    const actor = startAndSend(download, cancel)
    expect([actor.state(), actor.runningPorts(), actor.context().isDownloadRequested]).toEqual([
      'notLoaded',
      {},
      false,
    ])
    actor.send(view, read)
    expect([actor.state(), actor.emitted()]).toEqual(['loaded', []])
  })

  it('continues to be fetched after a cancel if it came into view', () => {
    const actor = startAndSend(download, view, cancel)
    expect([actor.state(), actor.runningPorts()]).toEqual(['fetching', asked])
  })

  it("reports why it couldn't be fetched and remembers the download", () => {
    const actor = startAndSend(download, noAnswer)
    expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
      'failed',
      {},
      noAnswer.failure,
    ])
    actor.send({ type: 'file.retry' })
    expect([actor.state(), actor.runningPorts()]).toEqual(['fetching', asked])
    actor.send(read)
    expect([actor.state(), actor.context().failure]).toEqual(['loaded', null])
    expect(actor.emitted()).toEqual([ready])
  })

  it.each([
    ['is shown when it comes into view', view, []],
    ['is downloaded when the person asks', download, [ready]],
  ] as const)('%s after a failure', (_, event, emitted) => {
    const actor = startAndSend(view, noAnswer, event)
    expect(actor.state()).toBe('fetching')
    actor.send(read)
    expect([actor.state(), actor.emitted()]).toEqual(['loaded', emitted])
  })

  it('counts as in view once it is scrolled to after a failure', () => {
    expect(startAndSend(download, noAnswer, view, cancel).state()).toBe('fetching')
  })

  it('is dismissed after a failure', () => {
    const actor = startAndSend(download, noAnswer, cancel)
    expect([actor.state(), actor.context()]).toMatchObject([
      'notLoaded',
      { failure: null, isDownloadRequested: false },
    ])
  })
})

function start() {
  const reader = stubPort<FileEvent, FileInput>()
  const machine = fileMachine.provide({ actors: { readFile: reader.actor } })
  const file = createActor(machine, { input: { uid: 'ada', fileId: 'file' } }).start()
  return { file, reader }
}

function startAndSend(...events: FileEvent[]) {
  const actor = startActor(fileMachine, { uid: 'ada', fileId: 'file' })
  actor.send(...events)
  return actor
}
