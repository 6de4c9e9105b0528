import { fromCallback } from 'xstate'
import type { PasswordPolicy } from '../domain/passwordPolicy.ts'
import { loadPasswordPolicy } from '../firebase/auth/passwordPolicy.ts'
import { loader } from '../machines/loaderMachine.ts'

/** Loads the project's password policy. */
export const passwordPolicyFlow = loader<PasswordPolicy>().provide({
  actors: { load: fromCallback(loadPasswordPolicy) },
})
