import { createHash } from 'node:crypto'
import { formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'

/** The inline content of a page, by the directive that must allow it. */
const inline = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>(?<code>[\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g,
} as const

type Directive = keyof typeof inline

const directives = ['script-src', 'style-src'] as const

/** The hashes of a page's inline scripts or styles, in order. */
export function inlineHashes(html: string, directive: Directive): string[] {
  return Array.from(html.matchAll(inline[directive]), ({ groups }) => {
    const hash = createHash('sha256').update(groups?.['code'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}

/** The policy that allows exactly the page's inline scripts and styles. */
export function withInlineHashes(html: string, policyHeader: string): string {
  const policy = parsePolicy(policyHeader)
  for (const directive of directives) {
    const others = policy.get(directive)?.filter((source) => !isHash(source)) ?? []
    const [self = "'self'", ...hosts] = others
    policy.set(directive, [self, ...inlineHashes(html, directive), ...hosts])
  }
  return formatPolicy(policy)
}

/** What to correct if a policy doesn't allow exactly the page's inline scripts and styles. */
export function inlineProblems(html: string, policyHeader: string): string[] {
  const policy = parsePolicy(policyHeader)
  return directives.flatMap((directive) => {
    const needed = inlineHashes(html, directive).join(' ') || 'no hash'
    const sources = policy.get(directive) ?? []
    const present = sources.filter(isHash).join(' ') || 'no hash'
    if (needed === present) return []
    return [
      `${directive} in firebase.json must have ${needed}, but has ${present}. Run npm run headers.`,
    ]
  })
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-")
}
