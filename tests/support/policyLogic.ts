import type { NonReducibleUnknown } from 'xstate'
import type { PasswordPolicy } from '#src/domain/signUp/passwordPolicy.ts'
import { loaderMachineFor, type LoaderEvent } from '#src/machines/shared/loaderMachine.ts'
import { stubPort } from './fakes/stubPort.ts'

/** The logic that loads the password policy, and its stubbed server. */
export function policyLogic() {
  const server = stubPort<LoaderEvent<PasswordPolicy>, { query: NonReducibleUnknown }>()
  const logic = loaderMachineFor<PasswordPolicy>().provide({ actors: { load: server.actor } })
  return { logic, server }
}
