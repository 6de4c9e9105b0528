import { pendingLinkMachine } from '#src/machines/pendingLinkMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: pendingLinkMachine.provide({ actions: { letGo: () => undefined } }),
  input: { email: 'ada@example.com' },
  events: [
    { type: 'link.none' },
    { type: 'link.found', providerId: 'google.com' },
    { type: 'link.confirm' },
    { type: 'change.made' },
    { type: 'link.retry' },
    { type: 'link.dismiss' },
    failed('provider-already-linked'),
    failed('network-request-failed'),
  ],
  invariants: {
    'a failure exactly where it says so': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    'the name of the provider wherever it speaks': (snapshot) =>
      !(['asking', 'linking', 'linked', 'failed'] as const).some((tag) => snapshot.hasTag(tag)) ||
      snapshot.context.providerId === 'google.com',
  },
})
