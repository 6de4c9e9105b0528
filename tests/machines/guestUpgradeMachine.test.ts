import { guestUpgradeMachine } from '#src/machines/guestUpgradeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const credentials = { email: 'ada@example.com', password: 'notes on the engine' }

describeMachine({
  machine: guestUpgradeMachine,
  events: [
    { type: 'keep.submit', ...credentials },
    { type: 'existing.enter', ...credentials },
    { type: 'existing.found' },
    { type: 'existing.enterHeld' },
    { type: 'existing.decline' },
    { type: 'change.made' },
    failed('email-already-in-use'),
    failed('too-many-requests'),
    failed('weak-password'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no password and no e-mail': ({ context }) =>
      !Object.values(credentials).some((word) => JSON.stringify(context).includes(word)),
    'a way back from the account that exists': (snapshot) => {
      const isOffered = snapshot.hasTag('emailTaken') || snapshot.hasTag('providerTaken')
      return !isOffered || snapshot.hasTag('busy') || snapshot.can({ type: 'existing.decline' })
    },
    'the account that exists still on offer when it was entered too often': (snapshot) =>
      !(snapshot.matches('emailResting') || snapshot.matches('providerResting')) ||
      snapshot.hasTag('emailTaken') !== snapshot.hasTag('providerTaken'),
    'no failure while it works': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
