import { expect, test } from 'vitest'
import { operationsIn } from '#bench/notebook/traffic.ts'

const documents = '/v1/projects/p/databases/(default)/documents'
const listening = { path: '/google.firestore.v1.Firestore/Listen/channel', session: 's', sent: '' }

test('a document counts once for every query it was sent for', () => {
  const received = streamOf(
    [[0, ['c', 'session', '', 8]]],
    [[1, [{ targetChange: { targetChangeType: 'ADD', targetIds: [2] } }]]],
    [
      [2, [sentDocument('a', [2])]],
      [3, [sentDocument('b', [2, 4])]],
    ],
    [[4, [{ targetChange: { targetChangeType: 'CURRENT', targetIds: [2, 4] } }]]],
  )
  expect(operationsIn([{ ...listening, received }], new Set())).toEqual({
    reads: 3,
    byRules: 0,
    writes: 0,
    deletes: 0,
  })
})

test('a query without results counts once', () => {
  const received = streamOf([
    [1, [{ targetChange: { targetChangeType: 'CURRENT', targetIds: [6] } }]],
    [2, [{ targetChange: { targetChangeType: 'CURRENT', targetIds: [6] } }]],
  ])
  expect(operationsIn([{ ...listening, received }], new Set())).toEqual({
    reads: 1,
    byRules: 0,
    writes: 0,
    deletes: 0,
  })
})

test('a REST query counts each document, or once without results', () => {
  const query = { path: `${documents}/users/u:runQuery`, session: '', sent: '' }
  const found = JSON.stringify([{ document: { name: 'a' } }, { document: { name: 'b' } }])
  const readsOf = (received: string) => operationsIn([{ ...query, received }], new Set()).reads
  expect([readsOf(found), readsOf('[{"readTime":"now"}]'), readsOf('')]).toEqual([2, 1, 0])
})

test("an unchanged document that is sent again isn't counted, except in another visit", () => {
  const page = streamOf([
    [1, [sentDocument('a', [2])]],
    [2, [sentDocument('b', [2])]],
  ])
  const again = streamOf([
    [3, [sentDocument('a', [2], 'later')]],
    [4, [sentDocument('b', [2])]],
  ])
  const known = new Set<string>()
  const readsOf = (session: string, received: string) =>
    operationsIn([{ ...listening, session, received }], known).reads
  expect([readsOf('s', page), readsOf('s', again), readsOf('t', page)]).toEqual([2, 1, 2])
})

test('a watched target costs one read by the rules, except the account state', () => {
  const targets = ['users/u', 'users/u/notes/a'].map((place, id) => ({
    addTarget: {
      documents: { documents: [`projects/p/databases/d/documents/${place}`] },
      targetId: id,
    },
  }))
  const query = { addTarget: { query: { parent: 'projects/p/databases/d/documents/users/u' } } }
  const form = [...targets, query].map(
    (target, index) => `req${index}___data__=${encodeURIComponent(JSON.stringify(target))}`,
  )
  const sent = `count=3&${form.join('&')}`
  expect(operationsIn([{ ...listening, sent, received: '' }], new Set()).byRules).toBe(2)
})

test('a single read costs one read by the rules, except the account state', () => {
  expect([
    byRulesOf(':batchGet', { documents: ['projects/p/databases/d/documents/users/u'] }),
    byRulesOf(':batchGet', { documents: ['projects/p/databases/d/documents/users/u/usage/notes'] }),
    byRulesOf('/users/u:runQuery', { structuredQuery: {} }),
  ]).toEqual([0, 1, 1])
})

function byRulesOf(path: string, sent: object): number {
  const asked = { path: `${documents}${path}`, session: '', sent: JSON.stringify(sent) }
  return operationsIn([{ ...asked, received: '' }], new Set()).byRules
}

test("acknowledgments and incomplete messages aren't counted", () => {
  const whole = streamOf([1, 1, 7], [[1, ['noop']]])
  const cut = streamOf([[2, [sentDocument('a', [2])]]]).slice(0, -1)
  expect(operationsIn([{ ...listening, received: whole + cut }], new Set())).toEqual({
    reads: 0,
    byRules: 0,
    writes: 0,
    deletes: 0,
  })
})

test('a transaction counts what it read, found or not, and what it wrote', () => {
  const exchanges = [
    {
      path: `${documents}:batchGet`,
      session: '',
      sent: '',
      received: '[{"transaction":"t"},{"found":{}},{"missing":"users/a"}]',
    },
    {
      path: `${documents}:commit`,
      session: '',
      sent: '{"writes":[{"update":{}},{"update":{}},{"delete":"users/a"}]}',
      received: '{"commitTime":"2026-01-01T00:00:00Z"}',
    },
  ]
  expect(operationsIn(exchanges, new Set())).toEqual({
    reads: 2,
    byRules: 1,
    writes: 2,
    deletes: 1,
  })
})

test("a refused write isn't counted, but the reads by the rules are", () => {
  const refused = {
    path: `${documents}:commit`,
    session: '',
    sent: '{"writes":[{"update":{}}]}',
    received: '{"error":{"code":403}}',
  }
  const operations = { reads: 0, byRules: 1, writes: 0, deletes: 0 }
  expect(operationsIn([refused], new Set())).toEqual(operations)
})

test('for counted writes, the rules also read the counter and what it counts', () => {
  const counted = {
    path: `${documents}:commit`,
    session: '',
    sent: '{"writes":[{"update":{"name":"users/ada/usage/notes"}},{"update":{"name":"users/ada/notes/a"}}]}',
    received: '{"commitTime":"2026-01-01T00:00:00Z"}',
  }
  const operations = { reads: 0, byRules: 3, writes: 2, deletes: 0 }
  expect(operationsIn([counted], new Set())).toEqual(operations)
})

function sentDocument(name: string, targetIds: number[], updateTime = 'then') {
  return { documentChange: { document: { name, updateTime }, targetIds } }
}

function streamOf(...frames: unknown[]): string {
  return frames
    .map((frame) => JSON.stringify(frame))
    .map((text) => `${text.length}\n${text}`)
    .join('')
}
