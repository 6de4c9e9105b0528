import { isObject, listOf, quote, type FieldRule } from './fieldRules.ts'

/** Ids that Firebase gives, each for one company. */
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

/** A provider by the id that Firebase knows it by; one of your own may be given the name that people read. */
export type OfferedProvider =
  | (typeof knownProviders)[number]
  | OwnProvider
  | { id: OwnProvider; name: string }

/** The providers that people may sign in with, in the order in which they are offered. */
export type SignInProviders = {
  /** Ids as Firebase knows them, for example `google.com` or `oidc.acme`. */
  providers: readonly string[]
  /** The names that the configuration gives, by id. */
  providerNames: Readonly<Record<string, string>>
}

/** Each provider is one that Firebase has, and stands once. */
export const providersRule: FieldRule = listOf((entry, path) => {
  const id = idOf(entry)
  if (!isProvider(id)) {
    const example = 'Use the id of a provider of Firebase, such as google.com or oidc.acme.'
    return [`${path}: ${quote(id)} is no sign-in provider. ${example}`]
  }
  if (!isObject(entry) || (typeof entry['name'] === 'string' && entry['name'])) return []
  return [`${path}: ${quote(id)} has no name. Write the name that people read on its button.`]
}, idOf)

/** The order and the names of providers that the rule has accepted. */
export function signInProviders(offered: readonly OfferedProvider[]): SignInProviders {
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
