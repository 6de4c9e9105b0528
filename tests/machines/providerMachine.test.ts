import { providerMachine } from '#src/machines/providerMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: providerMachine.provide({
    actions: { warmUp: () => undefined, noteUse: () => undefined },
  }),
  events: [
    { type: 'redirect.none' },
    { type: 'redirect.begun', providerId: 'google.com' },
    { type: 'redirect.lost' },
    { type: 'provider.approach' },
    { type: 'provider.choose', providerId: 'google.com' },
    { type: 'provider.cancel' },
    { type: 'provider.redirect' },
    { type: 'provider.done' },
    { type: 'popup.blocked' },
    { type: 'account.exists', email: 'ada@example.com', ways: ['github.com'] },
    { type: 'window.returned' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('popup-closed-by-user'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('script-blocked'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'one popup at a time': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.can({ type: 'provider.choose', providerId: 'other' })),
    'a cancelled popup whose success counts': (snapshot) =>
      !snapshot.matches({ visiting: 'cancelled' }) || snapshot.can({ type: 'provider.done' }),
    'calm about a window that was closed': ({ context }) =>
      context.failure?.kind !== 'popup-closed-by-user',
    'no failure on the way to a provider': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'an e-mail wherever an account exists': (snapshot) =>
      !snapshot.hasTag('accountExists') || snapshot.context.email === 'ada@example.com',
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
