import firebase from '../../firebase.json' with { type: 'json' }

/** The part of firebase.json's hosting configuration that this project uses. */
export type HostingConfiguration = {
  headers: HeaderRule[]
  /** Redirects, which take precedence over files. */
  redirects?: AddressRule[]
  /** Rewrites for paths without a file. */
  rewrites?: Rewrite[]
}

/** Matches paths by a glob or a regular expression. */
export type AddressRule = { source?: string; regex?: string }

/** Answers with a file, or with what a Cloud Run service answers. */
export type Rewrite = AddressRule & {
  destination?: string
  run?: { serviceId: string; region: string }
}

type HeaderRule = AddressRule & {
  headers: { key: string; value: string }[]
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy'

/** The hosting configuration in firebase.json. */
export const hosting: HostingConfiguration = firebase.hosting

/** firebase.json with this hosting configuration, and without the hook that stops all other deployments. */
export function configurationToDeploy(built: HostingConfiguration) {
  return { ...firebase, hosting: { ...firebase.hosting, ...built, predeploy: [] } }
}

/** The Content-Security-Policy header of all pages. */
export function policyHeader(configuration: HostingConfiguration): string {
  const headers = configuration.headers.flatMap((rule) => rule.headers)
  const policy = headers.find((header) => header.key === CONTENT_SECURITY_POLICY)
  if (!policy) throw new Error(`firebase.json has no ${CONTENT_SECURITY_POLICY} header.`)
  return policy.value
}

/** The configuration with another policy. */
export function changePolicy(
  configuration: HostingConfiguration,
  change: (policyHeader: string) => string,
): HostingConfiguration {
  const headers = configuration.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === CONTENT_SECURITY_POLICY ? { ...header, value: change(header.value) } : header,
    ),
  }))
  return { ...configuration, headers }
}
