import {
  passwordPolicyMachine,
  type PasswordPolicyEvent,
} from '#src/machines/passwordPolicyMachine.ts'
import { stubPort } from './stubPort.ts'

/** The flow that asks for the password policy, and the server's voice. */
export function policyFlow() {
  const server = stubPort<PasswordPolicyEvent>()
  const flow = passwordPolicyMachine.provide({ actors: { loadPasswordPolicy: server.actor } })
  return { flow, server }
}
