import type { OneTap } from '#src/domain/configuration/appConfiguration.ts'
import { idOfProvider, type OfferedProvider } from './identityProviders.ts'
import { fields, matching, optional, quote, valueThat, type Schema } from './schema.ts'

/** The provider whose accounts the browser offers. */
export type OneTapOptions = {
  /** `google.com`, or your own OpenID Connect provider from `providers`. */
  provider: 'google.com' | `oidc.${string}`
  /** The ID of your web app at the provider. */
  clientId: string
  /** The address of the provider's FedCM configuration. Google's is known. */
  config?: string
}

const googleConfig = 'https://accounts.google.com/gsi/fedcm.json'

export const oneTapSchema: Schema = fields({
  provider: matching(/^(google\.com|oidc\..+)$/, 'Write google.com, or an oidc provider of yours.'),
  clientId: matching(/\S/, 'Write the ID of your web app at the provider.'),
  config: optional(
    valueThat(isAddress, 'Write the https address of the provider’s FedCM configuration.'),
  ),
})

/** Browsers also accept a provider on this computer. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

type Offers = { providers: readonly OfferedProvider[]; oneTap?: OneTapOptions }

/** Checks that the provider is offered, and that its configuration is known. */
export function oneTapProblems({ providers, oneTap }: Offers, path: string): readonly string[] {
  if (!oneTap) return []
  const { provider, config } = oneTap
  const isOffered = providers.some((offered) => idOfProvider(offered) === provider)
  if (!isOffered) {
    return [
      `${path}.oneTap.provider: ${quote(provider)} isn’t in ${path}.providers. Add it there, or delete oneTap.`,
    ]
  }
  if (config !== undefined || provider === 'google.com') return []
  return [
    `${path}.oneTap.config is missing. Write the https address of the FedCM configuration of ${provider}.`,
  ]
}

/** Returns what the app needs for it; `null` if it is off. */
export function oneTapOf({ oneTap }: { oneTap?: OneTapOptions }): OneTap | null {
  if (!oneTap) return null
  const { provider, clientId, config = googleConfig } = oneTap
  return { providerId: provider, clientId, configUrl: config }
}
