import type { LocalServices } from '#src/domain/configuration.ts'
import { addSources, formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'
import { changePolicy } from './hostingConfiguration.ts'
import type { HostingConfiguration } from './hostingConfiguration.ts'

/**
 * The same hosting configuration for a page that talks to the local Firebase: it may connect to
 * the three services and frame the one for sign-in. Nothing else is allowed on top.
 */
export function allowLocalServices(
  configuration: HostingConfiguration,
  services: LocalServices,
): HostingConfiguration {
  return changePolicy(configuration, (policy) => allowInPolicy(policy, services))
}

function allowInPolicy(header: string, { auth, firestore, storage }: LocalServices): string {
  const connecting = addSources(parsePolicy(header), 'connect-src', [auth, firestore, storage])
  return formatPolicy(addSources(connecting, 'frame-src', [auth]))
}
