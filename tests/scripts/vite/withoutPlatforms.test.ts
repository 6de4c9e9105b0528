import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removePlatforms } from '#scripts/vite/withoutPlatforms.ts'

const app = readFileSync('node_modules/@firebase/app/dist/esm/index.esm.js', 'utf8')

test('the SDK keeps the names of the parts that this app has, and of no other', () => {
  const kept = Array.from(
    String(removePlatforms(app)).matchAll(/\[name\S*\]: '(fire-[\w-]+)'/g),
    (at) => at[1],
  )
  expect(kept).toEqual(['fire-core', 'fire-auth', 'fire-gcs', 'fire-fst', 'fire-js-all'])
})
