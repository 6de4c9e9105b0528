import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  type UploadEvent,
  type SendInput,
  uploadMachine,
  type SendCommand,
} from '#products/notebook/machines/uploadMachine.ts'
import {
  type UploadQueueEvent,
  uploadQueueMachine,
  type AddFilesInput,
} from '#products/notebook/machines/uploadQueueMachine.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
  watching.sendBack({ type: 'uploads.read', rows: [one, two] })
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two'])
  const [first] = actor.getSnapshot().context.uploads
  watching.sendBack({ type: 'uploads.read', rows: [{ ...one, isPaused: true }] })
  expect(actor.getSnapshot().context.uploads).toEqual([first])
  expect(first?.getSnapshot().matches({ running: 'paused' })).toBe(true)
  expect(sending.inputs).toHaveLength(2)
})

it('checks files given during another check afterwards, each for its own note', () => {
  const { actor, checking } = start()
  actor.send({ type: 'files.add', noteId: 'heron', isNew: true, files: [] })
  actor.send({ type: 'files.add', noteId: 'otter', isNew: false, files: [] })
  expect(checking.inputs.map(({ noteId }) => noteId)).toEqual(['heron'])
  checking.sendBack({ type: 'files.checked', refused: [refused] })
  expect(checking.inputs.map(({ noteId, isNew }) => ({ noteId, isNew }))).toEqual([
    { noteId: 'heron', isNew: true },
    { noteId: 'otter', isNew: false },
  ])
  expect(actor.getSnapshot().matches('checking')).toBe(true)
  checking.sendBack({ type: 'files.checked', refused: [refused] })
  expect(actor.getSnapshot().matches('checking')).toBe(false)
  actor.send({ type: 'refusals.dismiss', noteId: 'heron' })
  expect(actor.getSnapshot().context.refused).toEqual([{ ...refused, noteId: 'otter' }])
})

it("follows its person's rows and completes their deletions from the start", () => {
  const actor = startActor(uploadQueueMachine, { uid: 'ada' })
  const whose = { uid: 'ada' }
  expect([actor.runningPorts(), actor.state(), actor.context().refused]).toEqual([
    { watchUploads: whose, finishFileDeletions: whose },
    'idle',
    [],
  ])
  actor.send({ type: 'uploads.read', rows: [two, one] })
  expect(actor.context().uploads.map(({ id }) => id)).toEqual(['two', 'one'])
  expect(actor.runningPorts()).toMatchObject({
    one: { ...whose, row: one },
    two: { ...whose, row: two },
  })
})

it('checks exactly the files that were given, for the right person', () => {
  const actor = startActor(uploadQueueMachine, { uid: 'ada' })
  const given = { noteId: 'heron', isNew: true, files: [new File(['gate'], 'gate.txt')] }
  actor.send({ type: 'files.add', ...given })
  expect([actor.state(), actor.runningPorts()]).toMatchObject([
    'checking',
    { addFiles: { uid: 'ada', ...given } },
  ])
  actor.send({ type: 'files.checked', refused: [refused] })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'idle',
    ['watchUploads', 'finishFileDeletions'],
  ])
  actor.send({ type: 'files.add', ...given }, { type: 'files.checked', refused: [refused] })
  expect(actor.context().refused).toEqual([
    { ...refused, noteId: 'heron' },
    { ...refused, noteId: 'heron' },
  ])
})

it('updates each file with its own row only, and follows files added later', () => {
  const { actor, watching, sending } = start()
  watching.sendBack({ type: 'uploads.read', rows: [one] })
  watching.sendBack({ type: 'uploads.read', rows: [one, { ...two, isPaused: true }] })
  watching.sendBack({ type: 'uploads.read', rows: [{ ...one, isPaused: true }, two] })
  const { uploads } = actor.getSnapshot().context
  expect(
    uploads.map((upload) => [upload.id, upload.getSnapshot().matches({ running: 'paused' })]),
  ).toEqual([
    ['one', true],
    ['two', false],
  ])
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two'])
  watching.sendBack({ type: 'uploads.read', rows: [two] })
  expect(uploads[0]?.getSnapshot().value).toBe('removed')
})

it('retries every stuck file when the network is back, but none that has arrived', () => {
  // XState warns about events to an actor that has ended.
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  const { actor, watching, sending } = start()
  watching.sendBack({ type: 'uploads.read', rows: [one, two] })
  sending.sendBack(failed('network-request-failed'))
  const [first, second] = actor.getSnapshot().context.uploads
  first?.send({ type: 'upload.arrived' })
  watching.sendBack({ type: 'network.back' })
  expect(second?.getSnapshot().matches({ running: { active: 'waiting' } })).toBe(true)
  expect(sending.inputs.map(({ row }) => row.id)).toEqual(['one', 'two', 'two'])
  watching.sendBack({ type: 'uploads.read', rows: [one, two] })
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
  const sending = stubPort<UploadEvent, SendInput, SendCommand>()
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
