import { fromCallback } from 'xstate'
import type { PasswordPolicy } from '../domain/passwordPolicy.ts'
import { loadPasswordPolicy } from '../firebase/auth/passwordPolicy.ts'
import { loader } from '../machines/loaderMachine.ts'

/** What the project demands of a new password, asked of the provider. */
export const passwordPolicyFlow = loader<PasswordPolicy>().provide({
  actors: { load: fromCallback(loadPasswordPolicy) },
})
