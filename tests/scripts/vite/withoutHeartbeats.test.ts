import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { removeTrial } from '#scripts/vite/withoutHeartbeats.ts'

const sdk = readFileSync('node_modules/@firebase/app/dist/esm/index.esm.js', 'utf8')

describe('the statistics of the SDK', () => {
  it('try out a database, and do not any more once that is taken out', () => {
    const changed = String(removeTrial(sdk))
    for (const use of ['return validateIndexedDBOpenable()', 'openDB']) {
      expect(sdk).toContain(use)
      expect(changed).not.toContain(use)
    }
  })

  it('are left alone where they stand otherwise', () => {
    expect(removeTrial('async runIndexedDBEnvironmentCheck() { return true; }')).toBeNull()
  })
})
