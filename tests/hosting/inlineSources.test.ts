import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parsePolicy } from '#scripts/hosting/contentSecurityPolicy.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineHashes, inlineProblems, withInlineHashes } from '#scripts/hosting/inlineSources.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const HASH_OF_ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const HASH_OF_RED = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

describe('the inline scripts and styles of a page', () => {
  test('are hashed to the byte, and scripts with an address are left out', () => {
    const html = `<script>alert(1)</script><script type="module" src="/main.ts"></script>`
    expect(inlineHashes(html, 'script-src')).toEqual([HASH_OF_ALERT])
    expect(inlineHashes('<style>p{color:red}</style>', 'style-src')).toEqual([HASH_OF_RED])
  })

  test('are allowed when the policy has their hashes', () => {
    const html = '<style>p{color:red}</style><script>alert(1)</script>'
    const policy = `script-src 'self' ${HASH_OF_ALERT}; style-src 'self' ${HASH_OF_RED}`
    expect(inlineProblems(html, policy)).toEqual([])
  })

  test('are named with the hash that the policy needs', () => {
    const policy = "script-src 'self' 'sha256-old='; style-src 'self'"
    const html = '<style>p{color:red}</style><script>alert(1)</script>'
    expect(inlineProblems(html, policy)).toEqual([
      `script-src in firebase.json must have ${HASH_OF_ALERT}, but has 'sha256-old='. Run npm run headers.`,
      `style-src in firebase.json must have ${HASH_OF_RED}, but has no hash. Run npm run headers.`,
    ])
  })

  test('leave no hash behind in the policy when they are gone', () => {
    expect(inlineProblems('<p>no script</p>', "script-src 'sha256-old='")).toEqual([
      "script-src in firebase.json must have no hash, but has 'sha256-old='. Run npm run headers.",
    ])
  })

  test('are put into the policy in place of the old ones', () => {
    const policy = "script-src 'self' 'sha256-old=' https://apis.google.com; style-src 'self'"
    const html = '<style>p{color:red}</style><script>alert(1)</script>'
    expect(withInlineHashes(html, policy)).toBe(
      `script-src 'self' ${HASH_OF_ALERT} https://apis.google.com; style-src 'self' ${HASH_OF_RED}`,
    )
  })

  test('that index.html itself has are among those that firebase.json allows', async () => {
    const html = await readFile(join(PROJECT_ROOT, 'index.html'), 'utf8')
    const [theme = ''] = inlineHashes(html, 'script-src')
    expect(parsePolicy(policyHeader(hosting)).get('script-src')).toContain(theme)
  })
})
