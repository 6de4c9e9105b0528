import type { User as ProviderUser } from 'firebase/auth'

/** Returns whether an account can be signed in to with a password or an emailed link. */
export function hasPassword({ providerData }: ProviderUser): boolean {
  return providerData.some(({ providerId }) => providerId === 'password')
}
