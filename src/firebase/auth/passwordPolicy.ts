import { validatePassword, type PasswordPolicy as ProviderPolicy } from 'firebase/auth'
import { defaultPasswordPolicy, type PasswordPolicy } from '../../domain/passwordPolicy.ts'
import type { LoadPasswordPolicy } from '../../machines/passwordPolicyMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'

/** The SDK reads the policy only while it judges a password, so it is given an empty one. */
export const loadPasswordPolicy: LoadPasswordPolicy = attempt(async () => {
  const { passwordPolicy } = await validatePassword(auth(), '')
  return { type: 'policy.loaded' as const, policy: toPolicy(passwordPolicy) }
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
