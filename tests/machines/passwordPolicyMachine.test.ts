import { defaultPasswordPolicy } from '#src/domain/passwordPolicy.ts'
import { passwordPolicyMachine } from '#src/machines/passwordPolicyMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: passwordPolicyMachine,
  events: [
    { type: 'policy.loaded', policy: { ...defaultPasswordPolicy, minLength: 12 } },
    failed('network-request-failed'),
  ],
  invariants: {
    'the usual minimum until the server has answered': (snapshot) =>
      snapshot.context.policy.minLength === (snapshot.matches('known') ? 12 : 6),
  },
})
