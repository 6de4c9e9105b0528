import { expect, it } from 'vitest'
import { noExportProgress, exportMachine } from '#src/machines/data/exportMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
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
      type: 'export.packed',
      outcome: {
        name: 'gatehouse-export.zip',
        size: 99,
        hasPicture: false,
        counts: { notes: 2 },
        missing: [],
      },
    },
    { type: 'export.tooLarge' },
    failed('network-request-failed'),
  ],
  invariants: {
    'an archive to download only if it is complete': (snapshot) =>
      (snapshot.context.outcome !== null) === snapshot.hasTag('done'),
    'a failure only if it has halted': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('halted'),
    'a way to continue if the device is full': (snapshot) =>
      !snapshot.hasTag('full') ||
      (snapshot.can({ type: 'export.retry' }) && snapshot.can({ type: 'export.cancel' })),
    'only one archive in progress': (snapshot) =>
      !snapshot.hasTag('packing') || !snapshot.can({ type: 'export.start' }),
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

function tellFromPacking() {
  const story = begin(exportMachine, input)
  story.send({ type: 'export.start' })
  return story
}

it('counts what there is, and again when there is more', () => {
  const story = begin(exportMachine, input)
  expect([story.tags(), story.atWork(), story.context().counts]).toEqual([['idle'], survey, null])
  story.send({ type: 'items.counted', counts })
  expect([story.atWork(), story.context().counts]).toEqual([{}, counts])
  story.send({ type: 'items.changed' })
  expect(story.atWork()).toEqual(survey)
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context()]).toMatchObject([
    ['idle'],
    {},
    { counts, failure: null },
  ])
})

it('exports everything, and keeps the archive for another download', () => {
  const story = tellFromPacking()
  expect([story.tags(), story.atWork()]).toEqual([['packing'], { packEverything: input }])
  expect(story.context().progress).toEqual({
    step: null,
    done: 0,
    total: null,
    timeLeft: null,
  })
  const progress = { ...noExportProgress, done: 1 }
  story.send({ type: 'export.progress', progress })
  expect([story.tags(), story.context().progress, story.begun('packEverything')]).toEqual([
    ['packing'],
    progress,
    1,
  ])
  story.send({ type: 'export.packed', outcome })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['done'], ['keepArchive']])
  expect([story.context().outcome, story.notified('keepArchive')]).toEqual([outcome, []])
  story.send({ type: 'export.save' })
  expect(story.notified('keepArchive')).toEqual([{ type: 'archive.download' }])
  story.send({ type: 'export.start' })
  expect([story.tags(), story.atWork()]).toEqual([['packing'], { packEverything: input }])
  expect(story.context()).toMatchObject({ outcome: null, progress: noExportProgress })
})

it('stops exporting when the person cancels', () => {
  const story = tellFromPacking()
  story.send({ type: 'export.cancel' })
  expect([story.tags(), story.atWork()]).toEqual([['idle'], {}])
})

it.each([
  [{ type: 'export.tooLarge' }, 'full', null],
  [failed('network-request-failed'), 'halted', 'network-request-failed'],
] as const)(
  'stops, and starts over or not at all, as the person chooses: %j',
  (event, tag, kind) => {
    const story = tellFromPacking()
    story.send(event)
    expect([story.tags(), story.atWork()]).toEqual([[tag], {}])
    expect(story.context().failure?.kind ?? null).toBe(kind)
    story.send({ type: 'export.retry' })
    expect([story.tags(), story.atWork()]).toEqual([['packing'], { packEverything: input }])
    expect(story.context().failure).toBeNull()
    story.send(event, { type: 'export.cancel' })
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([['idle'], {}, null])
  },
)

it('halts after two and a half minutes without progress', () => {
  const story = tellFromPacking()
  story.wait(149_999)
  story.send({ type: 'export.progress', progress: noExportProgress })
  story.wait(149_999)
  expect(story.tags()).toEqual(['packing'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['halted'],
    {},
    'network-request-failed',
  ])
})

it('counts for a minute and a half at most, and exports without knowing how much there is', () => {
  const story = begin(exportMachine, input)
  story.wait(89_999)
  expect([story.state(), story.atWork()]).toEqual(['idle.counting', survey])
  story.wait(1)
  expect([story.state(), story.atWork(), story.context().failure]).toEqual(['idle.ready', {}, null])
  story.send({ type: 'items.counted', counts })
  expect(story.context().counts).toBeNull()
  story.send({ type: 'export.start' })
  expect(story.atWork()).toEqual({ packEverything: input })
})
