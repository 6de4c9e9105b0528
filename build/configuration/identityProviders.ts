import { domainToASCII, domainToUnicode } from 'node:url'
import type { IdentityProviders } from '#src/domain/configuration/appConfiguration.ts'
import {
  fields,
  nonEmptyListOf,
  flag,
  isObject,
  listOf,
  optional,
  quote,
  valueThat,
  type Schema,
} from './schema.ts'

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

/** A provider of your own, with the name that people read. */
type NamedProvider = {
  id: OwnProvider
  name: string
  /** The domains of work emails that lead to this provider, such as `['acme.com']`. */
  domains?: readonly string[]
  /** Whether it also has a button. Yes, by default. */
  button?: boolean
}

/** A provider by its Firebase ID. */
export type OfferedProvider = (typeof knownProviders)[number] | OwnProvider | NamedProvider

/** Checks that Firebase supports each provider, and that none is listed twice. */
export const providersSchema: Schema = listOf((entry, path) => {
  const id = idOf(entry)
  if (!isProvider(id)) {
    const example = 'Use the ID of a Firebase provider, such as google.com or oidc.acme.'
    return [`${path}: ${quote(id)} isn’t a sign-in provider. ${example}`]
  }
  if (!isObject(entry)) return []
  if (typeof entry['name'] !== 'string' || !entry['name']) {
    return [`${path}: ${quote(id)} has no name. Write the name that people read on its button.`]
  }
  return namedProvider(entry, path)
}, idOf)

const namedFields = fields({
  id: valueThat(() => true, ''),
  name: valueThat(() => true, ''),
  domains: optional(
    nonEmptyListOf(domainSchema, 'Write a domain such as acme.com, or delete domains.'),
  ),
  button: optional(flag),
})

/** Checks which emails lead to a provider, and that something does. */
function namedProvider(entry: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const problems = namedFields(entry, path)
  if (problems.length > 0 || entry['button'] !== false || entry['domains']) return problems
  return [
    `${path}.button is false, and no email leads to ${quote(entry['id'])}. Write its domains, or delete button.`,
  ]
}

function domainSchema(value: unknown, path: string): readonly string[] {
  const [, typed = ''] = /([^@\s]+)\s*$/.exec(typeof value === 'string' ? value : '') ?? []
  const domain = domainToASCII(typed)
  if (value === domain && domain.includes('.')) return []
  const example = domain.includes('.')
    ? domain
    : 'the part of an email after the @, such as acme.com'
  return [`${path} can’t be ${quote(value)}. Write ${example}.`]
}

/** Returns what is known about valid providers. */
export function identityProviders(offered: readonly OfferedProvider[]): IdentityProviders {
  const named = offered.filter((provider) => typeof provider !== 'string')
  const withoutButton = named.filter(({ button }) => button === false)
  const providers = offered.map(idOfProvider)
  return {
    providers,
    providerButtons: providers.filter((id) => withoutButton.every((other) => other.id !== id)),
    providerNames: Object.fromEntries(named.map(({ id, name }) => [id, name])),
    workDomains: Object.fromEntries(
      named.flatMap(({ id, domains: listed = [] }) =>
        listed.flatMap((domain) => spellings(domain).map((spelling) => [spelling, id])),
      ),
    ),
  }
}

/** Browsers differ in how they report a domain such as `münchen.example`. */
function spellings(domain: string): readonly string[] {
  return [...new Set([domain, domainToUnicode(domain)])]
}

/** Checks that each domain leads to one provider, and that people type an email. */
export function domainProblems(
  { providers, ...signIn }: Emails & { providers: readonly OfferedProvider[] },
  path: string,
): readonly string[] {
  const listed = providers.flatMap((provider, index) =>
    typeof provider === 'string'
      ? []
      : (provider.domains ?? []).map((domain) => ({
          domain,
          place: `${path}.providers[${index}]`,
        })),
  )
  const [first] = listed
  if (first && !signIn.password && !signIn.emailLink) {
    return [
      `${first.place}.domains needs an email field. Turn on ${path}.password or ${path}.emailLink, or delete domains.`,
    ]
  }
  return listed.flatMap(({ domain, place }, index) => {
    const earlier = listed.slice(0, index).find((other) => other.domain === domain)
    return earlier
      ? [
          `${place}.domains: ${quote(domain)} already leads to ${earlier.place}. Delete one of them.`,
        ]
      : []
  })
}

type Emails = { password: unknown; emailLink: boolean }

export function idOfProvider(provider: OfferedProvider): string {
  return typeof provider === 'string' ? provider : provider.id
}

function idOf(entry: unknown): unknown {
  return isObject(entry) ? entry['id'] : entry
}

function isProvider(id: unknown): boolean {
  const names: readonly unknown[] = knownProviders
  return names.includes(id) || (typeof id === 'string' && ownProvider.test(id))
}
