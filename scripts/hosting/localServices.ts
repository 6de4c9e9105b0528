import type { LocalServices } from '#src/domain/configuration/firebaseConfig.ts'
import { addSources, formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'
import { changePolicy } from './hostingConfiguration.ts'
import type { HostingConfiguration } from './hostingConfiguration.ts'

/**
 * The hosting configuration for a page that uses the local Firebase: it may also connect to the three
 * services and frame the one for sign-in.
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
