import firebase from '../../firebase.json' with { type: 'json' }

/** What firebase.json says about hosting, as far as this project reads it. */
export type HostingConfiguration = {
  headers: HeaderRule[]
  /** Addresses that lead elsewhere, before any file. */
  redirects?: AddressRule[]
  /** Addresses without a file of their own. */
  rewrites?: (AddressRule & { destination?: string })[]
}

/** Paths that match a glob, or a regular expression. */
export type AddressRule = { source?: string; regex?: string }

/** Response headers of the paths that match a glob. */
type HeaderRule = {
  source: string
  headers: { key: string; value: string }[]
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy'

/** The hosting part of firebase.json. */
export const hosting: HostingConfiguration = firebase.hosting

/** The value of the Content-Security-Policy header that every page is served with. */
export function policyHeader(configuration: HostingConfiguration): string {
  const headers = configuration.headers.flatMap((rule) => rule.headers)
  const policy = headers.find((header) => header.key === CONTENT_SECURITY_POLICY)
  if (!policy) throw new Error(`firebase.json has no ${CONTENT_SECURITY_POLICY} header.`)
  return policy.value
}

/** The same hosting with another policy. */
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
