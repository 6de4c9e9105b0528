import type { IdentityProviders } from '#src/domain/configuration/firebaseConfig.ts'
import { isObject, listOf, quote, type Schema } from './schema.ts'

/** IDs of Firebase's built-in providers. */
export const knownProviders = [
  'google.com',
  'github.com',
  'apple.com',
  'microsoft.com',
  'facebook.com',
  'twitter.com',
  'yahoo.com',
] as const

const ownProvider = /^(oidc|saml)\.[a-z0-9][a-z0-9.-]*$/

type OwnProvider = `oidc.${string}` | `saml.${string}`

/** A provider by its Firebase ID. One of your own may have a name for people to read. */
export type OfferedProvider =
  | (typeof knownProviders)[number]
  | OwnProvider
  | { id: OwnProvider; name: string }

/** Checks that Firebase supports each provider, and that none is listed twice. */
export const providersSchema: Schema = listOf((entry, path) => {
  const id = idOf(entry)
  if (!isProvider(id)) {
    const example = 'Use the ID of a Firebase provider, such as google.com or oidc.acme.'
    return [`${path}: ${quote(id)} isn’t a sign-in provider. ${example}`]
  }
  if (!isObject(entry) || (typeof entry['name'] === 'string' && entry['name'])) return []
  return [`${path}: ${quote(id)} has no name. Write the name that people read on its button.`]
}, idOf)

/** Returns the order and names of valid providers. */
export function identityProviders(offered: readonly OfferedProvider[]): IdentityProviders {
  const pairs = offered.flatMap((provider) =>
    typeof provider === 'string' ? [] : [[provider.id, provider.name] as const],
  )
  return {
    providers: offered.map((provider) => (typeof provider === 'string' ? provider : provider.id)),
    providerNames: Object.fromEntries(pairs),
  }
}

function idOf(entry: unknown): unknown {
  return isObject(entry) ? entry['id'] : entry
}

function isProvider(id: unknown): boolean {
  const names: readonly unknown[] = knownProviders
  return names.includes(id) || (typeof id === 'string' && ownProvider.test(id))
}
