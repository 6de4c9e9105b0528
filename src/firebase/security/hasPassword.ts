import type { User as FirebaseUser } from 'firebase/auth'

/** Returns whether an account can be signed in to with a password or an emailed link. */
export function hasPassword({ providerData }: FirebaseUser): boolean {
  return providerData.some(({ providerId }) => providerId === 'password')
}
