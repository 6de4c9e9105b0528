import { configuration } from '../config.ts'
import { providerName } from '../text/providerText.ts'

/** What people call a way to sign in, for example `google.com` or `oidc.acme`. */
export function nameOfProvider(id: string | null): string {
  return id === null ? '' : providerName(id, configuration.providerNames)
}
