import { parseEmail } from './email.ts'

/** An email whose domain the owner has listed, and the identity provider that it leads to. */
export type WorkEmail = { domain: string; providerId: string }

/** Returns where an email leads; `null` if its domain isn't listed. A subdomain is a domain of its own. */
export function workEmailOf(
  email: string,
  workDomains: Readonly<Record<string, string>>,
): WorkEmail | null {
  const [, domain = ''] = /.@([^@]+)$/.exec(parseEmail(email).trim().toLowerCase()) ?? []
  const providerId = Object.hasOwn(workDomains, domain) ? workDomains[domain] : undefined
  return providerId === undefined ? null : { domain, providerId }
}
