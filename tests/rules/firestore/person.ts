import { DOCUMENTS } from './writes.ts'
import type { Write } from './writes.ts'

/** What became of a request. `malformed`: it did not even reach the rules. */
export type Verdict = 'allowed' | 'denied' | 'malformed'

/** Somebody who tries what the rules allow, over the REST API, with any client's freedom. */
export type Person = {
  readonly uid: string
  get(path: string): Promise<Verdict>
  /** Asks for the documents of the collections with this id: directly below `parent`, or anywhere below. */
  list(parent: string, query: object): Promise<Verdict>
  /** All of these writes, or none. */
  commit(...writes: Write[]): Promise<Verdict>
}

const VERDICTS: Readonly<Record<number, Verdict>> = {
  200: 'allowed',
  400: 'malformed',
  403: 'denied',
  404: 'allowed',
}

/** A person with this ID token, or without any, at the Firestore of `origin`. */
export function personAt(origin: string, uid: string, token: string | null): Person {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const ask = async (path: string, body?: object): Promise<Verdict> => {
    const response = await fetch(`${origin}/v1/${DOCUMENTS}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    const verdict = VERDICTS[response.status]
    if (verdict) return verdict
    throw new Error(`Firestore answered ${response.status}: ${text}`)
  }
  return {
    uid,
    get: (path) => ask(`/${path}`),
    list: (parent, structuredQuery) => ask(`${parent}:runQuery`, { structuredQuery }),
    commit: (...writes) => ask(':commit', { writes }),
  }
}
