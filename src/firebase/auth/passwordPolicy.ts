import { validatePassword, type PasswordPolicy as ProviderPolicy } from 'firebase/auth'
import { defaultPasswordPolicy, type PasswordPolicy } from '../../domain/passwordPolicy.ts'
import type { Load } from '../../machines/loaderMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'

/**
 * Reads the password policy. The SDK returns it only from a validation, so it validates an empty
 * password.
 */
export const loadPasswordPolicy: Load<PasswordPolicy> = attempt(async () => {
  const { passwordPolicy } = await validatePassword(auth(), '')
  return { type: 'value.loaded' as const, value: toPolicy(passwordPolicy) }
})

function toPolicy(policy: ProviderPolicy): PasswordPolicy {
  const demands = policy.customStrengthOptions
  return {
    minLength: demands.minPasswordLength ?? defaultPasswordPolicy.minLength,
    maxLength: demands.maxPasswordLength ?? defaultPasswordPolicy.maxLength,
    lowercase: demands.containsLowercaseLetter ?? false,
    uppercase: demands.containsUppercaseLetter ?? false,
    digit: demands.containsNumericCharacter ?? false,
    symbol: demands.containsNonAlphanumericCharacter ?? false,
    symbols: policy.allowedNonAlphanumericCharacters,
  }
}
