import { verdictOf } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import { DOCUMENTS } from './writes.ts'
import type { Write } from './writes.ts'

/** Firestore's REST API, without any limits of a client. */
export type FirestoreClient = {
  get(path: string): Promise<Verdict>
  /** Queries the collections with this ID, directly below `parent` or anywhere below it. */
  list(parent: string, query: object): Promise<Verdict>
  /** Commits all of these writes or none. */
  commit(...writes: Write[]): Promise<Verdict>
}

/** A client for the Firestore at `origin` that sends these headers. */
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
