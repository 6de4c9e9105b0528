import { useSelector } from '@xstate/react'
import type { passwordPolicyFlow } from '../actors/passwordPolicyFlow.ts'
import { configuration } from '../config.ts'
import { defaultPasswordPolicy, withLength, type PasswordPolicy } from '../domain/passwordPolicy.ts'
import { useFlow } from './useFlow.ts'

const standby = withLength(defaultPasswordPolicy, configuration.passwordLength)

/** The requirements for a new password: the usual minimum until the server has answered. */
export function usePasswordPolicy(flow: typeof passwordPolicyFlow): PasswordPolicy {
  return useSelector(useFlow(flow), ({ context }) => context.value) ?? standby
}
