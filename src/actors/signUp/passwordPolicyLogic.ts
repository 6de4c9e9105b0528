import { fromCallback } from 'xstate'
import type { PasswordPolicy } from '../../domain/signUp/passwordPolicy.ts'
import { loadPasswordPolicy } from '../../firebase/signUp/passwordPolicy.ts'
import { loader } from '../../machines/shared/loaderMachine.ts'

/** Loads the project's password policy. */
export const passwordPolicyLogic = loader<PasswordPolicy>().provide({
  actors: { load: fromCallback(loadPasswordPolicy) },
})
