import { validatePassword, type PasswordPolicy as FirebasePolicy } from 'firebase/auth'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import {
  defaultPasswordPolicy,
  withLength,
  type PasswordPolicy,
} from '../../domain/signUp/passwordPolicy.ts'
import { loaderMachineFor, type LoadValue } from '../../machines/shared/loaderMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'

/**
 * Reads the password policy. The SDK returns it only from a validation, so it validates an empty
 * password.
 */
const loadPasswordPolicy: LoadValue<PasswordPolicy> = toPort(async () => {
  const { passwordPolicy } = await validatePassword(auth(), '')
  return {
    type: 'value.loaded' as const,
    value: withLength(toPolicy(passwordPolicy), configuration.passwordLength),
  }
})

export const passwordPolicyLogic = loaderMachineFor<PasswordPolicy>().provide({
  actors: portsOf({ load: loadPasswordPolicy }),
})

function toPolicy(policy: FirebasePolicy): PasswordPolicy {
  const requirements = policy.customStrengthOptions
  return {
    minLength: requirements.minPasswordLength ?? defaultPasswordPolicy.minLength,
    maxLength: requirements.maxPasswordLength ?? defaultPasswordPolicy.maxLength,
    lowercase: requirements.containsLowercaseLetter ?? false,
    uppercase: requirements.containsUppercaseLetter ?? false,
    digit: requirements.containsNumericCharacter ?? false,
    symbol: requirements.containsNonAlphanumericCharacter ?? false,
    symbols: policy.allowedNonAlphanumericCharacters,
  }
}
