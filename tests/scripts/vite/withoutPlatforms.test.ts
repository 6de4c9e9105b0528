import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removePlatforms } from '#scripts/vite/withoutPlatforms.ts'

test('the SDK keeps the names of the parts that this app has, and of no other', () => {
  const require = createRequire(import.meta.resolve('firebase/app'))
  const folder = dirname(require.resolve('@firebase/app/package.json'))
  const code = readFileSync(join(folder, 'dist/esm/index.esm.js'), 'utf8')
  const kept = Array.from(
    removePlatforms(code).matchAll(/\[name\S*\]: '(fire-[\w-]+)'/g),
    (at) => at[1],
  )
  expect(kept).toEqual(['fire-core', 'fire-auth', 'fire-gcs', 'fire-fst', 'fire-js-all'])
})
