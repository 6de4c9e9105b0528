import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineScriptHashes, inlineScriptProblem } from '#scripts/hosting/inlineScripts.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const HASH_OF_ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

describe('the inline scripts of a page', () => {
  test('are hashed to the byte, and scripts with an address are left out', () => {
    const html = `<script>alert(1)</script><script type="module" src="/main.ts"></script>`
    expect(inlineScriptHashes(html)).toEqual([HASH_OF_ALERT])
  })

  test('are allowed when the policy has their hash', () => {
    const policy = `script-src 'self' ${HASH_OF_ALERT}`
    expect(inlineScriptProblem('<script>alert(1)</script>', policy)).toBeNull()
  })

  test('are named with the hash that the policy needs', () => {
    const policy = "script-src 'self' 'sha256-old='"
    expect(inlineScriptProblem('<script>alert(1)</script>', policy)).toEqual(
      `script-src in firebase.json must have ${HASH_OF_ALERT}, but has 'sha256-old='.`,
    )
  })

  test('leave no hash behind in the policy when they are gone', () => {
    expect(inlineScriptProblem('<p>no script</p>', "script-src 'sha256-old='")).toEqual(
      "script-src in firebase.json must have no hash, but has 'sha256-old='.",
    )
  })

  test('of index.html are those that firebase.json allows', async () => {
    const html = await readFile(join(PROJECT_ROOT, 'index.html'), 'utf8')
    expect(inlineScriptProblem(html, policyHeader(hosting))).toBeNull()
  })
})
