/** The sources of each directive, by the directive's name. */
export type ContentSecurityPolicy = Map<string, string[]>

/**
 * Reads the value of a Content-Security-Policy header. A directive that stands twice is an error:
 * browsers ignore the second one.
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

/** Writes a policy as the value of a Content-Security-Policy header. */
export function formatPolicy(policy: ContentSecurityPolicy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The same policy with more sources in one of its directives. */
export function addSources(
  policy: ContentSecurityPolicy,
  directive: string,
  sources: string[],
): ContentSecurityPolicy {
  return new Map([...policy, [directive, [...(policy.get(directive) ?? []), ...sources]]])
}
