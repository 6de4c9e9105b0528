import type { User } from './user.ts'

const waysOfOurOwn = ['password', 'phone']

/** The ids of the providers that lead into the account, without the ways that this app offers itself. */
export function connectedProviders({ providerData }: User): string[] {
  return providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => !waysOfOurOwn.includes(providerId))
}
