import { fileMachine } from '#src/machines/fileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

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
