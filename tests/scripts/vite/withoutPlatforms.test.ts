import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removePlatforms } from '#scripts/vite/withoutPlatforms.ts'

const app = readFileSync('node_modules/@firebase/app/dist/esm/index.esm.js', 'utf8')

test('App Check keeps its name if the app uses it', () => {
  expect(String(removePlatforms(app, true))).toContain(`: 'fire-app-check',`)
  expect(String(removePlatforms(app))).not.toContain(`'fire-app-check'`)
})

test('the SDK keeps only the names of packages that the app uses', () => {
  const kept = Array.from(
    String(removePlatforms(app)).matchAll(/\[name\S*\]: '(fire-[\w-]+)'/g),
    (at) => at[1],
  )
  expect(kept).toEqual(['fire-core', 'fire-auth', 'fire-gcs', 'fire-fst', 'fire-js-all'])
})
