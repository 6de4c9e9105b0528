import type { NonReducibleUnknown } from 'xstate'
import type { PasswordPolicy } from '#src/domain/passwordPolicy.ts'
import { loader, type LoaderEvent } from '#src/machines/loaderMachine.ts'
import { stubPort } from './stubPort.ts'

/** The flow that asks for the password policy, and the server's voice. */
export function policyFlow() {
  const server = stubPort<LoaderEvent<PasswordPolicy>, { request: NonReducibleUnknown }>()
  const flow = loader<PasswordPolicy>().provide({ actors: { load: server.actor } })
  return { flow, server }
}
