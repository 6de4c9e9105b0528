/** What other services gave this app when the person last signed in with them, by provider. */
const tokens = new Map<string, string>()

/** Keeps a service's access token in memory, so that it can be given back when the account goes. */
export function keepAccessToken(providerId: string, token: string): void {
  tokens.set(providerId, token)
}

/** The token of this service, told once; `null` where none is at hand. */
export function takeAccessToken(providerId: string): string | null {
  const token = tokens.get(providerId) ?? null
  tokens.delete(providerId)
  return token
}
