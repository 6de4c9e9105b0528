import type { NonReducibleUnknown } from 'xstate'
import type { PasswordPolicy } from '#src/domain/signUp/passwordPolicy.ts'
import { loader, type LoaderEvent } from '#src/machines/shared/loaderMachine.ts'
import { stubPort } from './stubPort.ts'

/** The flow that loads the password policy, and its stubbed server. */
export function policyFlow() {
  const server = stubPort<LoaderEvent<PasswordPolicy>, { request: NonReducibleUnknown }>()
  const flow = loader<PasswordPolicy>().provide({ actors: { load: server.actor } })
  return { flow, server }
}
