import { useSelector } from '@xstate/react'
import type { passwordPolicyFlow } from '../actors/signUp/passwordPolicyFlow.ts'
import { configuration } from '../domain/configuration/configured.ts'
import {
  defaultPasswordPolicy,
  withLength,
  type PasswordPolicy,
} from '../domain/signUp/passwordPolicy.ts'
import { useFlow } from './useFlow.ts'

const standby = withLength(defaultPasswordPolicy, configuration.passwordLength)

/** The requirements for a new password: the usual minimum until the server has answered. */
export function usePasswordPolicy(flow: typeof passwordPolicyFlow): PasswordPolicy {
  return useSelector(useFlow(flow), ({ context }) => context.value) ?? standby
}
