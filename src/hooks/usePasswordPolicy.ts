import { useSelector } from '@xstate/react'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import {
  defaultPasswordPolicy,
  withLength,
  type PasswordPolicy,
} from '../domain/signUp/passwordPolicy.ts'
import { passwordPolicyLogic } from '../firebase/signUp/passwordPolicy.ts'
import { useInspectedActor } from './useInspectedActor.ts'

const fallbackPolicy = withLength(defaultPasswordPolicy, configuration.passwordLength)

/** The requirements for a new password: the usual minimum until the server has answered. */
export function usePasswordPolicy(): PasswordPolicy {
  return (
    useSelector(useInspectedActor(passwordPolicyLogic), ({ context }) => context.value) ??
    fallbackPolicy
  )
}
