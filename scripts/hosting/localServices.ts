import type { LocalServices } from '#src/domain/configuration.ts'
import { addSources, formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'
import { CONTENT_SECURITY_POLICY } from './hostingConfiguration.ts'
import type { HostingConfiguration } from './hostingConfiguration.ts'

/**
 * The same hosting configuration for a page that talks to the local Firebase: it may connect to
 * the three services and frame the one for sign-in. Nothing else is allowed on top.
 */
export function allowLocalServices(
  configuration: HostingConfiguration,
  services: LocalServices,
): HostingConfiguration {
  const headers = configuration.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === CONTENT_SECURITY_POLICY
        ? { ...header, value: allowInPolicy(header.value, services) }
        : header,
    ),
  }))
  return { ...configuration, headers }
}

function allowInPolicy(header: string, { auth, firestore, storage }: LocalServices): string {
  const connecting = addSources(parsePolicy(header), 'connect-src', [auth, firestore, storage])
  return formatPolicy(addSources(connecting, 'frame-src', [auth]))
}
