import { reauthenticationMachine } from '#src/machines/reauthenticationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const password = 'notes on the engine'

describeMachine({
  machine: reauthenticationMachine,
  events: [
    { type: 'password.submit', password },
    { type: 'link.request' },
    { type: 'link.sent' },
    { type: 'identity.challenged' },
    { type: 'identity.otherWay' },
    { type: 'identity.proved' },
    failed('multi-factor-auth-required'),
    failed('too-many-requests'),
    failed('invalid-credential'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no password': ({ context }) => !JSON.stringify(context).includes(password),
    'no failure while it checks or sends': (snapshot) =>
      snapshot.context.failure === null ||
      !(snapshot.hasTag('checking') || snapshot.hasTag('sending')),
    'an open door for a proof that comes by another way': (snapshot) =>
      snapshot.hasTag('confirmed') || snapshot.can({ type: 'identity.proved' }),
    'an open door for the second factor that another way asks for': (snapshot) =>
      snapshot.hasTag('confirmed') ||
      snapshot.hasTag('secondFactor') ||
      snapshot.can({ type: 'identity.challenged' }),
  },
})
