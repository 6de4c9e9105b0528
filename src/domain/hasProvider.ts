import type { User } from './user.ts'

/** Whether the account has this way in, for example `password` or `apple.com`. */
export function hasProvider({ providerData }: User, providerId: string): boolean {
  return providerData.some((provider) => provider.providerId === providerId)
}
