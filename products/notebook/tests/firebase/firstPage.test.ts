import { afterEach, expect, it, vi } from 'vitest'
import { pageSize } from '#products/notebook/domain/noteList.ts'
import { readPage } from '#products/notebook/firebase/notes/feedQueries.ts'
import {
  prefetchFirstPage,
  takePrefetchedPage,
} from '#products/notebook/firebase/notes/prefetchFirstPage.ts'

/** A query of the SDK in the form that the REST API takes. */
type Asked = { at: string; orderBy?: readonly object[]; [part: string]: unknown }

const sdk = vi.hoisted(() => ({ asked: [] as object[] }))

vi.mock('firebase/firestore', () => ({
  Timestamp: Date,
  doc: () => ({}),
  documentId: () => '__name__',
  collection: (_database: object, ...path: string[]): Asked => ({
    at: path.slice(0, -1).join('/'),
    from: [{ collectionId: path.at(-1) }],
  }),
  where: (fieldPath: string, operator: string, booleanValue: boolean) => ({
    where: {
      fieldFilter: {
        field: { fieldPath },
        op: { '==': 'EQUAL', '!=': 'NOT_EQUAL' }[operator],
        value: { booleanValue },
      },
    },
  }),
  orderBy: (fieldPath: string, direction = 'asc') => ({
    orderBy: [{ field: { fieldPath }, direction: `${direction.toUpperCase()}ENDING` }],
  }),
  limit: (count: number) => ({ limit: count }),
  query: (asked: Asked, ...constraints: Partial<Asked>[]) =>
    constraints.reduce<Asked>(
      (all, { orderBy = [], ...rest }) => ({
        ...all,
        ...rest,
        ...((all.orderBy || orderBy.length > 0) && {
          orderBy: [...(all.orderBy ?? []), ...orderBy],
        }),
      }),
      asked,
    ),
  onSnapshot: (asked: object) => {
    sdk.asked.push(asked)
    return () => undefined
  },
}))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => ({}) }))

afterEach(() => void takePrefetchedPage(''))

it('the first page that is read ahead is the one that the list reads', () => {
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { onLine: true })
  const asked: { url: string; body: string }[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push({ url, body })
    return new Promise(() => {})
  })
  prefetchFirstPage({ uid: 'ada', token: 'token of Ada' })
  const { signal } = new AbortController()
  void readPage('ada', { after: null, count: pageSize }, signal, () => undefined)
  const [{ at, ...structuredQuery } = { at: '' }] = sdk.asked as Asked[]
  const ahead = asked.find(({ url }) => url.endsWith(`/documents/${at}:runQuery`))
  expect(JSON.parse(ahead?.body ?? 'null')).toEqual({ structuredQuery })
  expect(structuredQuery).toMatchObject({ limit: pageSize, orderBy: [{}, {}, {}] })
})
