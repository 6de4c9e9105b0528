import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  type UploadEvent,
  type UploadInput,
  type UploadQueueEvent,
  uploadMachine,
  type SendCommand,
} from '#products/notebook/machines/uploadMachine.ts'
import {
  uploadQueueMachine,
  type AddFilesInput,
} from '#products/notebook/machines/uploadQueueMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'

const one = uploadRow({ id: 'one' })
const two = uploadRow({ id: 'two' })
const refused = { name: 'film.mkv', why: 'type-not-allowed' } as const

describeMachine({
  machine: uploadQueueMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'uploads.read', rows: [] },
    { type: 'uploads.read', rows: [one, two] },
    { type: 'uploads.read', rows: [two] },
    { type: 'files.add', noteId: 'note', isNew: false, files: [] },
    { type: 'files.checked', refused: [] },
    { type: 'files.checked', refused: [refused] },
    { type: 'refusals.dismiss', noteId: 'note' },
    { type: 'network.back' },
  ],
  volatileContext: ['uploads'],
  unboundedContext: ['added', 'refused'],
  invariants: {
    'no unchecked files while it is idle': ({ value, context }) =>
      value !== 'idle' || context.added.length === 0,
  },
})

it('sends the rows it reads, updates each file, and ends the ones that are gone', () => {
  const { actor, watching, sending } = start()
  watching.say({ type: 'uploads.read', rows: [one, two] })
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two'])
  const [first] = actor.getSnapshot().context.uploads
  watching.say({ type: 'uploads.read', rows: [{ ...one, isPaused: true }] })
  expect(actor.getSnapshot().context.uploads).toEqual([first])
  expect(first?.getSnapshot().hasTag('paused')).toBe(true)
  expect(sending.inputs).toHaveLength(2)
})

it('checks files given during another check afterwards, each for its own note', () => {
  const { actor, checking } = start()
  actor.send({ type: 'files.add', noteId: 'heron', isNew: true, files: [] })
  actor.send({ type: 'files.add', noteId: 'otter', isNew: false, files: [] })
  expect(checking.inputs.map(({ noteId }) => noteId)).toEqual(['heron'])
  checking.say({ type: 'files.checked', refused: [refused] })
  expect(checking.inputs.map(({ noteId, isNew }) => ({ noteId, isNew }))).toEqual([
    { noteId: 'heron', isNew: true },
    { noteId: 'otter', isNew: false },
  ])
  expect(actor.getSnapshot().hasTag('checking')).toBe(true)
  checking.say({ type: 'files.checked', refused: [refused] })
  expect(actor.getSnapshot().hasTag('checking')).toBe(false)
  actor.send({ type: 'refusals.dismiss', noteId: 'heron' })
  expect(actor.getSnapshot().context.refused).toEqual([{ ...refused, noteId: 'otter' }])
})

it("follows its person's rows and completes their deletions from the start", () => {
  const story = begin(uploadQueueMachine, { uid: 'ada' })
  const whose = { uid: 'ada' }
  expect([story.atWork(), story.tags(), story.context().refused]).toEqual([
    { watchUploads: whose, finishFileDeletions: whose },
    [],
    [],
  ])
  story.send({ type: 'uploads.read', rows: [two, one] })
  expect(story.context().uploads.map(({ id }) => id)).toEqual(['two', 'one'])
  expect(story.atWork()).toMatchObject({ one: { ...whose, row: one }, two: { ...whose, row: two } })
})

it('checks exactly the files that were given, for the right person', () => {
  const story = begin(uploadQueueMachine, { uid: 'ada' })
  const given = { noteId: 'heron', isNew: true, files: [new File(['gate'], 'gate.txt')] }
  story.send({ type: 'files.add', ...given })
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['checking'],
    { addFiles: { uid: 'ada', ...given } },
  ])
  story.send({ type: 'files.checked', refused: [refused] })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    [],
    ['watchUploads', 'finishFileDeletions'],
  ])
  story.send({ type: 'files.add', ...given }, { type: 'files.checked', refused: [refused] })
  expect(story.context().refused).toEqual([
    { ...refused, noteId: 'heron' },
    { ...refused, noteId: 'heron' },
  ])
})

it('updates each file with its own row only, and follows files added later', () => {
  const { actor, watching, sending } = start()
  watching.say({ type: 'uploads.read', rows: [one] })
  watching.say({ type: 'uploads.read', rows: [one, { ...two, isPaused: true }] })
  watching.say({ type: 'uploads.read', rows: [{ ...one, isPaused: true }, two] })
  const { uploads } = actor.getSnapshot().context
  expect(uploads.map((upload) => [upload.id, upload.getSnapshot().hasTag('paused')])).toEqual([
    ['one', true],
    ['two', false],
  ])
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two'])
  watching.say({ type: 'uploads.read', rows: [two] })
  expect(uploads[0]?.getSnapshot().value).toBe('removed')
})

it('retries every stuck file when the network is back, but none that has arrived', () => {
  // XState warns about events to an actor that has ended.
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  const { actor, watching, sending } = start()
  watching.say({ type: 'uploads.read', rows: [one, two] })
  sending.say(failed('network-request-failed'))
  const [first, second] = actor.getSnapshot().context.uploads
  first?.send({ type: 'upload.arrived' })
  watching.say({ type: 'network.back' })
  expect(second?.getSnapshot().hasTag('waiting')).toBe(true)
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two', 'two'])
  watching.say({ type: 'uploads.read', rows: [one, two] })
  expect([first?.getSnapshot().value, actor.getSnapshot().context.uploads[0]]).toEqual([
    'arrived',
    first,
  ])
  expect(warn).not.toHaveBeenCalled()
})

/** The queue with stubbed ports. */
function start() {
  const watching = stubPort<UploadQueueEvent, { uid: string }>()
  const checking = stubPort<UploadQueueEvent, AddFilesInput>()
  const sending = stubPort<UploadEvent, UploadInput, SendCommand>()
  const upload = uploadMachine.provide({ actors: { sendFile: sending.actor } })
  const actors = {
    watchUploads: watching.actor,
    finishFileDeletions: stubPort<never, { uid: string }>().actor,
    addFiles: checking.actor,
    upload,
  }
  const machine = uploadQueueMachine.provide({ actors })
  return {
    actor: createActor(machine, { input: { uid: 'ada' } }).start(),
    watching,
    checking,
    sending,
  }
}
