import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { capitalized } from '../../domain/format.ts'
import { providerNames } from './providerText.ts'

/**
 * A provider's display name, for example for `google.com` or `oidc.acme`. A custom provider without a name
 * gets one derived from its ID.
 */
export function identityProviderName(id: string | null): string {
  if (id === null) return ''
  const own = id.replace(/^(oidc|saml)\./, '').replaceAll(/[.-]/g, ' ')
  return configuration.providerNames[id] ?? providerNames[id] ?? capitalized(own)
}
