import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { removeTrial } from '#scripts/vite/withoutHeartbeats.ts'

const sdk = readFileSync('node_modules/@firebase/app/dist/esm/index.esm.js', 'utf8')

describe('the SDK’s usage statistics', () => {
  it('check for a database, and no longer do once patched', () => {
    const changed = String(removeTrial(sdk))
    for (const use of ['return validateIndexedDBOpenable()', 'openDB']) {
      expect(sdk).toContain(use)
      expect(changed).not.toContain(use)
    }
  })

  it('are left alone if the code is different', () => {
    expect(removeTrial('async runIndexedDBEnvironmentCheck() { return true; }')).toBeNull()
  })
})
