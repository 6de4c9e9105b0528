import { fromCallback } from 'xstate'
import { loadPasswordPolicy } from '../firebase/auth/passwordPolicy.ts'
import { passwordPolicyMachine } from '../machines/passwordPolicyMachine.ts'

/** What the project demands of a new password, asked of the provider. */
export const passwordPolicyFlow = passwordPolicyMachine.provide({
  actors: { loadPasswordPolicy: fromCallback(loadPasswordPolicy) },
})
