/** The providers that people may sign in with, in the order in which they are offered. */
export type SignInProviders = {
  /** Ids as Firebase knows them, for example `google.com` or `oidc.acme`. */
  providers: readonly string[]
  /** The names that the configuration gives, by id. */
  providerNames: Readonly<Record<string, string>>
}

/** Ids that Firebase gives, each for one company. */
export const knownProviders: readonly string[] = [
  'google.com',
  'github.com',
  'apple.com',
  'microsoft.com',
  'facebook.com',
  'twitter.com',
  'yahoo.com',
]
const ownProvider = /^(oidc|saml)\.[a-z0-9][a-z0-9.-]*$/

/** What is offered where the configuration says nothing. */
export const defaultProviders = 'google.com,github.com,apple.com,microsoft.com'

/**
 * Reads the list of providers, for example `google.com,oidc.acme=Acme`.
 *
 * @param line ids with commas between them, each with a name behind `=` if it has one; `none` for none.
 * @returns the providers, and one sentence for every entry that is wrong.
 */
export function readSignInProviders(line: string): SignInProviders & { problems: string[] } {
  const entries = line === 'none' ? [] : line.split(',').map((entry) => entry.trim())
  const pairs = entries.map((entry) => {
    const [id = '', name = ''] = entry.split('=', 2).map((part) => part.trim())
    return { id, name }
  })
  const providers = pairs.map(({ id }) => id)
  return {
    providers,
    providerNames: Object.fromEntries(
      pairs.filter(({ name }) => name).map(({ id, name }) => [id, name]),
    ),
    problems: providers.flatMap((id, index) => {
      if (!knownProviders.includes(id) && !ownProvider.test(id))
        return [`"${id}" is no sign-in provider.`]
      return providers.indexOf(id) < index ? [`The sign-in provider "${id}" stands twice.`] : []
    }),
  }
}
