import { createHash } from 'node:crypto'
import { parsePolicy } from './contentSecurityPolicy.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(?<code>[\s\S]*?)<\/script>/g

/** The script-src sources that allow exactly the inline scripts of a page, in their order. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ({ groups }) => {
    const hash = createHash('sha256').update(groups?.['code'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}

/** What to correct when a policy does not allow exactly the inline scripts of a page, else null. */
export function inlineScriptProblem(html: string, policyHeader: string): string | null {
  const needed = inlineScriptHashes(html).join(' ') || 'no hash'
  const sources = parsePolicy(policyHeader).get('script-src') ?? []
  const present = sources.filter((source) => source.startsWith("'sha256-")).join(' ') || 'no hash'
  if (needed === present) return null
  return `script-src in firebase.json must have ${needed}, but has ${present}.`
}
