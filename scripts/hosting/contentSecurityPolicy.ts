/** The sources of each directive. */
export type ContentSecurityPolicy = Map<string, string[]>

/**
 * Parses a Content-Security-Policy header. Throws on a duplicate directive, because browsers ignore the
 * second one.
 */
export function parsePolicy(header: string): ContentSecurityPolicy {
  const policy: ContentSecurityPolicy = new Map()
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`The Content-Security-Policy has ${name} twice.`)
    policy.set(name, sources)
  }
  return policy
}

/** Formats a policy as a Content-Security-Policy header. */
export function formatPolicy(policy: ContentSecurityPolicy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The policy with additional sources in one directive. */
export function addSources(
  policy: ContentSecurityPolicy,
  directive: string,
  sources: string[],
): ContentSecurityPolicy {
  return new Map([...policy, [directive, [...(policy.get(directive) ?? []), ...sources]]])
}
