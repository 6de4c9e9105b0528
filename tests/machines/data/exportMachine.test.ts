import { expect, it } from 'vitest'
import { noExportProgress, exportMachine } from '#src/machines/data/exportMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { ada } from '#tests/support/users.ts'

describeMachine({
  machine: exportMachine,
  input: { user: ada },
  events: [
    { type: 'export.start' },
    { type: 'export.cancel' },
    { type: 'export.retry' },
    { type: 'export.save' },
    { type: 'items.changed' },
    { type: 'items.counted', counts: { notes: 2, files: 1, bytes: 9, unsynced: 0 } },
    { type: 'export.progress', progress: { ...noExportProgress, done: 1 } },
    {
      type: 'export.done',
      outcome: {
        name: 'gatehouse-export.zip',
        size: 99,
        hasPicture: false,
        counts: { notes: 2 },
        missing: [],
      },
    },
    { type: 'export.diskFull' },
    failed('network-request-failed'),
  ],
  invariants: {
    'an archive to download only if it is complete': (snapshot) =>
      (snapshot.context.outcome !== null) === snapshot.matches('done'),
    'a failure only if it has failed': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
    'a way to continue if the device is full': (snapshot) =>
      !snapshot.matches('diskFull') ||
      (snapshot.can({ type: 'export.retry' }) && snapshot.can({ type: 'export.cancel' })),
    'only one archive in progress': (snapshot) =>
      !snapshot.matches('packing') || !snapshot.can({ type: 'export.start' }),
  },
})

const input = { user: ada }
const counts = { notes: 2, files: 1, bytes: 9, unsynced: 0 }
const outcome = {
  name: 'gatehouse-export.zip',
  size: 99,
  hasPicture: false,
  counts: { notes: 2 },
  missing: [],
}
const survey = { countForExport: { uid: ada.uid } }

function startAtPacking() {
  const actor = startActor(exportMachine, input)
  actor.send({ type: 'export.start' })
  return actor
}

it('counts what there is, and again when there is more', () => {
  const actor = startActor(exportMachine, input)
  expect([actor.state(), actor.runningPorts(), actor.context().counts]).toEqual([
    'idle.counting',
    survey,
    null,
  ])
  actor.send({ type: 'items.counted', counts })
  expect([actor.runningPorts(), actor.context().counts]).toEqual([{}, counts])
  actor.send({ type: 'items.changed' })
  expect(actor.runningPorts()).toEqual(survey)
  actor.send(failed('network-request-failed'))
  expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
    'idle.ready',
    {},
    { counts, failure: null },
  ])
})

it('exports everything, and keeps the archive for another download', () => {
  const actor = startAtPacking()
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'packing.waiting',
    { packEverything: input },
  ])
  expect(actor.context().progress).toEqual({
    step: null,
    done: 0,
    total: null,
    timeLeft: null,
  })
  const progress = { ...noExportProgress, done: 1 }
  actor.send({ type: 'export.progress', progress })
  expect([actor.state(), actor.context().progress, actor.startCount('packEverything')]).toEqual([
    'packing.waiting',
    progress,
    1,
  ])
  actor.send({ type: 'export.done', outcome })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['done', ['keepArchive']])
  expect([actor.context().outcome, actor.sentTo('keepArchive')]).toEqual([outcome, []])
  actor.send({ type: 'export.save' })
  expect(actor.sentTo('keepArchive')).toEqual([{ type: 'archive.download' }])
  actor.send({ type: 'export.start' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'packing.waiting',
    { packEverything: input },
  ])
  expect(actor.context()).toMatchObject({ outcome: null, progress: noExportProgress })
})

it('stops exporting when the person cancels, and counts what has changed meanwhile', () => {
  const actor = startAtPacking()
  actor.send({ type: 'export.cancel' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['idle.counting', survey])
})

it.each([
  [{ type: 'export.diskFull' }, 'diskFull', null],
  [failed('network-request-failed'), 'failed', 'network-request-failed'],
] as const)(
  'stops, and starts over or not at all, as the person chooses: %j',
  (event, state, kind) => {
    const actor = startAtPacking()
    actor.send(event)
    expect([actor.state(), actor.runningPorts()]).toEqual([state, {}])
    expect(actor.context().failure?.kind ?? null).toBe(kind)
    actor.send({ type: 'export.retry' })
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'packing.waiting',
      { packEverything: input },
    ])
    expect(actor.context().failure).toBeNull()
    actor.send(event, { type: 'export.cancel' })
    expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
      'idle.counting',
      survey,
      null,
    ])
  },
)

it('halts after two and a half minutes without progress', () => {
  const actor = startAtPacking()
  actor.wait(149_999)
  actor.send({ type: 'export.progress', progress: noExportProgress })
  actor.wait(149_999)
  expect(actor.state()).toBe('packing.waiting')
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'failed',
    {},
    'network-request-failed',
  ])
})

it('counts for a minute and a half at most, and exports without knowing how much there is', () => {
  const actor = startActor(exportMachine, input)
  actor.wait(89_999)
  expect([actor.state(), actor.runningPorts()]).toEqual(['idle.counting', survey])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'idle.ready',
    {},
    null,
  ])
  actor.send({ type: 'items.counted', counts })
  expect(actor.context().counts).toBeNull()
  actor.send({ type: 'export.start' })
  expect(actor.runningPorts()).toEqual({ packEverything: input })
})
