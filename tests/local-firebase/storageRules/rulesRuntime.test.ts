import { beforeAll, expect, test } from 'vitest'
import { findJavaPrograms } from '#local-firebase/javaPrograms.ts'
import type { FindDocument } from '#local-firebase/storageRules/documentFinder.ts'
import { RulesRuntime } from '#local-firebase/storageRules/rulesRuntime.ts'

const DOCUMENT = {
  name: 'projects/demo-gatehouse/databases/(default)/documents/files/first',
  fields: {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    no: { booleanValue: false },
    whole: { integerValue: '9007199254740993' },
    broken: { doubleValue: 0.5 },
    empty: { stringValue: '' },
    moment: { timestampValue: '2026-01-02T03:04:05Z' },
    list: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } },
    map: { mapValue: { fields: { integerValue: { stringValue: 'only a name' } } } },
  },
}

const READ = "firestore.get(/databases/(default)/documents/files/$('first')).data"
const other = (id: string) => `firestore.exists(/databases/(default)/documents/files/${id})`

let runtime: RulesRuntime
let asked: string[] = []

const findDocument: FindDocument = (path) => {
  asked.push(path)
  if (path.endsWith('/first')) return Promise.resolve({ status: 'ok', result: DOCUMENT })
  if (path.endsWith('/broken')) return Promise.resolve({ status: 'invalid_state' })
  return Promise.resolve({ status: 'not_found' })
}

beforeAll(async () => {
  const { storageRules: command, missing } = await findJavaPrograms()
  if (!command) throw new Error(missing.join('\n'))
  runtime = new RulesRuntime({ command, findDocument })
  await runtime.start()
  return () => runtime.stop()
})

test.each([
  `${READ}.nothing == null`,
  `${READ}.yes && !${READ}.no`,
  `${READ}.whole == 9007199254740993`,
  `${READ}.broken == 0.5`,
  `${READ}.empty == ''`,
  `${READ}.moment == timestamp.date(2026, 1, 2) + duration.time(3, 4, 5, 0)`,
  `${READ}.list == ['a', 1]`,
  `${READ}.map == {'integerValue': 'only a name'}`,
  `${other('first')} && !${other('second')}`,
  'firestore.get(/databases/(default)/documents/files/second) == null',
])('the rules read in Firestore that %s', async (condition) => {
  expect(await permits(condition)).toBe(true)
})

test.each([
  `${READ}.other == null`,
  'firestore.get(/databases/(default)/documents/files/second).data.yes',
  other('broken'),
  `!${other('broken')}`,
])('the rules permit nothing where it cannot be said that %s', async (condition) => {
  expect(await permits(condition)).toBe(false)
})

test('a document is asked for once, even if the rules name it twice', async () => {
  asked = []
  expect(await permits(`${READ}.yes && ${other('first')}`)).toBe(true)
  expect(asked).toEqual(['/databases/(default)/documents/files/first'])
})

test('the rules may ask for two documents, and for no third', async () => {
  expect(await permits(`!${other('second')} && !${other('third')}`)).toBe(true)
  expect(await permits(`!${other('second')} && !${other('third')} && !${other('fourth')}`)).toBe(
    false,
  )
})

test('the rules may ask twice, even for one document, and no third time', async () => {
  expect(await permits(`${READ}.yes && ${other('first')} && ${READ}.whole > 0`)).toBe(false)
})

test('many are judged at once, each by its own documents', async () => {
  const verdicts = Array.from({ length: 20 }, (_, index) =>
    permits(index % 2 === 0 ? `${READ}.yes` : `${READ}.no`),
  )
  expect(await Promise.all(verdicts)).toEqual(
    Array.from({ length: 20 }, (_, index) => index % 2 === 0),
  )
})

test('rules that do not compile are named with their line', async () => {
  const { issues, ruleset } = await load('allow read: if firestore.get(;')
  expect(ruleset).toBeUndefined()
  expect(issues.errors).toEqual([expect.stringMatching(/^line 5: /)])
})

async function permits(condition: string): Promise<boolean | undefined> {
  const { ruleset } = await load(`allow get: if ${condition};`)
  const verdict = await ruleset?.verify({
    method: 'get',
    path: '/b/any/o/any',
    file: {},
    projectId: 'demo-gatehouse',
  })
  return verdict?.permitted
}

function load(rule: string) {
  const lines = ["rules_version = '2';", 'service firebase.storage {', 'match /b/{bucket}/o {']
  const content = [...lines, 'match /any {', rule, '}}}'].join('\n')
  return runtime.loadRuleset({ files: [{ name: 'storage.rules', content }] })
}
