import { nothingPacked } from '#src/machines/exportEvents.ts'
import { noCounts } from '#src/domain/archiveManifest.ts'
import { exportMachine } from '#src/machines/exportMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { ada } from '#tests/support/users.ts'

describeMachine({
  machine: exportMachine,
  input: { user: ada, names: { untitled: '', withoutNote: '', file: '', picture: '', sealed: '' } },
  events: [
    { type: 'export.start' },
    { type: 'export.cancel' },
    { type: 'export.retry' },
    { type: 'export.save' },
    { type: 'contents.changed' },
    { type: 'export.surveyed', contents: { notes: 2, files: 1, bytes: 9, unsynced: 0 } },
    { type: 'export.progress', progress: { ...nothingPacked, notes: 1 } },
    {
      type: 'export.packed',
      outcome: { name: 'gatehouse-export.zip', size: 99, counts: noCounts, missing: [] },
    },
    { type: 'export.tooLarge' },
    failed('network-request-failed'),
  ],
  invariants: {
    'an archive to save only where one is whole': (snapshot) =>
      (snapshot.context.outcome !== null) === snapshot.hasTag('done'),
    'a failure only where it has halted': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('halted'),
    'a way on from a device that is full': (snapshot) =>
      !snapshot.hasTag('full') ||
      (snapshot.can({ type: 'export.retry' }) && snapshot.can({ type: 'export.cancel' })),
    'one archive in the making': (snapshot) =>
      !snapshot.hasTag('packing') || !snapshot.can({ type: 'export.start' }),
  },
})
