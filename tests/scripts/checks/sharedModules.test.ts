import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The files of Vitest's project `unit`, see vitest.config.ts. */
const sharing =
  /^(notebook\/|product\/)?(archive|domain|histories|machines|scripts|hosting|worker)\/.*\.test\.ts$/

test('no test replaces a module that it shares with other tests', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => sharing.test(file))
  expect(files.length).toBeGreaterThan(40)
  const replacing = files.filter((file) =>
    /\bvi\s*\.(mock|doMock|resetModules)\(/.test(readFileSync(join('tests', file), 'utf8')),
  )
  expect(replacing).toEqual([])
})
