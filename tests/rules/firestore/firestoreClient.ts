import { verdictOf } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import { DOCUMENTS } from './writes.ts'
import type { Write } from './writes.ts'

/** Firestore over its REST API, with any client's freedom. */
export type FirestoreClient = {
  get(path: string): Promise<Verdict>
  /** Asks for the documents of the collections with this id: directly below `parent`, or anywhere below. */
  list(parent: string, query: object): Promise<Verdict>
  /** All of these writes, or none. */
  commit(...writes: Write[]): Promise<Verdict>
}

/** The Firestore of `origin`, as somebody sees it who sends these headers. */
export function firestoreClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
): FirestoreClient {
  const ask = async (path: string, body?: object): Promise<Verdict> =>
    verdictOf(
      await fetch(`${origin}/v1/${DOCUMENTS}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      }),
    )
  return {
    get: (path) => ask(`/${path}`),
    list: (parent, structuredQuery) => ask(`${parent}:runQuery`, { structuredQuery }),
    commit: (...writes) => ask(':commit', { writes }),
  }
}
