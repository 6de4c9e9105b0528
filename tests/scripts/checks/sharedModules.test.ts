import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The files of Vitest's project `unit`, see vitest.config.ts. */
const sharing = /^(archive|build|domain|histories|hosting|machines|scripts)\/.*\.test\.ts$/

test.each([
  ['tests', 'startup/worker/'],
  ['products/notebook/tests', 'histories/'],
])('no test in %s replaces a module that it shares with other tests', (folder, also) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && (sharing.test(file) || file.startsWith(also)),
  )
  expect(files.length).toBeGreaterThan(40)
  const replacing = files.filter((file) =>
    /\bvi\s*\.(mock|doMock|resetModules)\(/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(replacing).toEqual([])
})
