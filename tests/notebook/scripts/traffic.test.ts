import { expect, test } from 'vitest'
import { operationsIn } from '#scripts/notebook/traffic.ts'

const documents = '/v1/projects/p/databases/(default)/documents'
const listening = { path: '/google.firestore.v1.Firestore/Listen/channel', session: 's', sent: '' }

test('every document counts for every query that it was sent for', () => {
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

test('a query that finds nothing counts once', () => {
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

test('a query over REST counts each document, and once where it finds nothing', () => {
  const query = { path: `${documents}/users/u:runQuery`, session: '', sent: '' }
  const found = JSON.stringify([{ document: { name: 'a' } }, { document: { name: 'b' } }])
  const readsOf = (received: string) => operationsIn([{ ...query, received }], new Set()).reads
  expect([readsOf(found), readsOf('[{"readTime":"now"}]'), readsOf('')]).toEqual([2, 1, 0])
})

test('what comes again unchanged is not read again, but it is in another visit', () => {
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

test('acknowledgements and what has not arrived whole do not count', () => {
  const whole = streamOf([1, 1, 7], [[1, ['noop']]])
  const cut = streamOf([[2, [sentDocument('a', [2])]]]).slice(0, -1)
  expect(operationsIn([{ ...listening, received: whole + cut }], new Set())).toEqual({
    reads: 0,
    byRules: 0,
    writes: 0,
    deletes: 0,
  })
})

test('a transaction counts what it asked for, found or not, and what it wrote', () => {
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

test('what was refused is not written, but the rules have read for it', () => {
  const refused = {
    path: `${documents}:commit`,
    session: '',
    sent: '{"writes":[{"update":{}}]}',
    received: '{"error":{"code":403}}',
  }
  const operations = { reads: 0, byRules: 1, writes: 0, deletes: 0 }
  expect(operationsIn([refused], new Set())).toEqual(operations)
})

test('for what is counted, the rules read the counter and what it counts as well', () => {
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
