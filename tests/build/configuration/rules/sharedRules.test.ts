import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { checkSharedRules } from '#build/configuration/rules/productRules.ts'
import { localRules, rulesSources } from '#local-firebase/rulesFiles.ts'

afterEach(() => vi.unstubAllEnvs())

test('the rules of an app’s data outside of users/{uid} are in the file that product.sharedRules names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'my-app.shared.rules')
  await writeFile(file, '    match /todos/{id} { allow read: if mayRead(); }\n')
  const configuration = join(folder, 'gatehouse.config.ts')
  await writeFile(
    configuration,
    `import given from '${resolve('tests/configurations/app.config.ts')}'
export default { ...given, product: { app: 'http://localhost:3000', sharedRules: '${file}' } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', configuration)
  expect(await localRules('firestore')).toMatch(
    /match \/databases\/\{database\}\/documents \{\n {4}match \/todos\/\{id\} \{ allow read: if mayRead\(\); \}\n {2}\}\n\}\n$/,
  )
  expect(await rulesSources('firestore')).toContain(file)
  // With its sharedRules, it can name other files at any time.
  expect(await rulesSources('firestore')).toContain(configuration)
  expect(await rulesSources('storage')).toContain(configuration)
})

test.each([
  ['match /users/{uid}/todos/{id} { allow read; }', '/users/{uid}/todos/{id}'],
  ['match /{collection}/{id} { allow read; }', '/{collection}/{id}'],
  ['match /{path = **}/todos/{id} { allow read; }', '/{path=**}/todos/{id}'],
  ['match/users/{uid}{ allow read; }', '/users/{uid}'],
  ['match/* */ /users/{uid} { allow read; }', '/users/{uid}'],
])('shared rules can’t reach people’s own documents: %s', (rules, path) => {
  expect(() => checkSharedRules(rules, 'my.rules')).toThrow(
    `my.rules can’t be used:\n  - match ${path} also fits people’s own documents in users/{uid}. ` +
      'Start the path with the name of another collection.',
  )
})

test('shared rules can’t end the rules around them', () => {
  const rules = `}
  match /databases/{d}/documents/users/{uid}/notes/{id} { allow read, write: if true; }
  match /x/{y} {`
  expect(() => checkSharedRules(rules, 'my.rules')).toThrow(
    'my.rules can’t be used:\n  - A brace is missing, or there is one too many, so the rules around these would change.',
  )
})
