import { multiFactor, type User as ProviderUser } from 'firebase/auth'

/** Returns the IDs of an account's second factors. */
export function factorsOf(user: ProviderUser): readonly string[] {
  if (!__METHODS__.secondFactors) return []
  return multiFactor(user).enrolledFactors.map(({ uid }) => uid)
}
