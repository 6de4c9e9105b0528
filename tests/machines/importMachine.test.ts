import { noCounts } from '#src/domain/archiveManifest.ts'
import { nothingYet } from '#src/domain/importTally.ts'
import { noFile } from '#src/machines/importEvents.ts'
import { importMachine } from '#src/machines/importMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { ada } from '#tests/support/users.ts'

const preview = { exportedAt: '2026-11-21', counts: noCounts, missing: 0, hasPicture: false }

describeMachine({
  machine: importMachine,
  input: { user: ada },
  events: [
    { type: 'archive.choose', file: new File(['PK'], 'export.zip') },
    { type: 'archive.read', share: 0.5 },
    { type: 'archive.whole', preview },
    { type: 'archive.refused', why: 'damaged' },
    { type: 'import.confirm' },
    { type: 'import.stop' },
    { type: 'import.goOn' },
    { type: 'import.leave' },
    { type: 'import.progress', tally: { ...nothingYet, notesAdded: 1 } },
    { type: 'import.done', tally: { ...nothingYet, notesAdded: 2 } },
    { type: 'import.full', of: 'files', tally: nothingYet },
    failed('network-request-failed'),
  ],
  invariants: {
    'nothing restored that was not looked at first': (snapshot) =>
      !snapshot.hasTag('restoring') || snapshot.context.preview !== null,
    'a refusal only of an archive that was refused': (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.hasTag('refused'),
    'a failure only where it can be tried again': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'import.goOn' }),
    'its file while it can be tried again': (snapshot) =>
      !snapshot.can({ type: 'import.goOn' }) || snapshot.context.file !== noFile,
    'no archive while another is chosen': (snapshot) =>
      !snapshot.hasTag('choosing') || snapshot.context.file === noFile,
  },
})
