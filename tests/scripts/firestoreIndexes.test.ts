import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { composeIndexes, localRules } from '#local-firebase/rulesFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import doorIndexes from '../../firestore.indexes.json' with { type: 'json' }
import notebookIndexes from '../../products/notebook/firestore.indexes.json' with { type: 'json' }

const sources = ['src', 'products/notebook']
  .flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(PROJECT_ROOT, folder, name),
    ),
  )
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(name, 'utf8'))
const queried = new Set(
  sources.flatMap((text) =>
    Array.from(text.matchAll(/\b(?:where|orderBy)\('(\w+)'/g), ([, field = '']) => field),
  ),
)
const notIndexed = [...doorIndexes.fieldOverrides, ...notebookIndexes.fieldOverrides].map(
  ({ fieldPath }) => fieldPath,
)

test('fields without an index are in no query', () => {
  expect(queried.size).toBeGreaterThan(3)
  expect(notIndexed.filter((field) => queried.has(field))).toEqual([])
})

test('a deploy keeps the lifetime of deletion flags', () => {
  expect(doorIndexes.fieldOverrides).toContainEqual({
    collectionGroup: 'users',
    fieldPath: 'expiresAt',
    ttl: true,
    indexes: [],
  })
})

test('a deploy has the indexes of the door and of its product, and no others', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GATEHOUSE_PRODUCT', 'products/notebook')
  expect(await composeIndexes()).toEqual({
    indexes: notebookIndexes.indexes,
    fieldOverrides: [...doorIndexes.fieldOverrides, ...notebookIndexes.fieldOverrides],
  })
  vi.stubEnv('GATEHOUSE_CONFIG', 'tests/configurations/list.config.ts')
  vi.stubEnv('GATEHOUSE_PRODUCT', '')
  expect(await composeIndexes()).toEqual(doorIndexes)
})

test('the end of a deletion looks up fewer than ten documents, whatever the product', async () => {
  const rules = await localRules('firestore')
  const bodyOf = (name: string) =>
    new RegExp(`function ${name}\\(\\) \\{(.*?)\\n {4}\\}`, 's').exec(rules)?.[1] ?? ''
  const lookups = ['account', 'isEmpty', 'hasCounters'].flatMap((name) => [
    ...bodyOf(name).matchAll(/\b(?:exists|get)\(/g),
  ])
  expect(lookups.length).toBeGreaterThan(4)
  expect(lookups.length).toBeLessThan(10)
})
