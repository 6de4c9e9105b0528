import { PROJECT_ID } from '../ports.ts'

const PATIENCE_MS = 10_000

/** What rules find in Firestore, as the official runtime of Storage rules wants to be told. */
type Found =
  | { readonly status: 'ok'; readonly result: unknown }
  | { readonly status: 'not_found' | 'invalid_state' }

/** Looks for a document at a path such as `/databases/(default)/documents/users/alice`. Never rejects. */
export type FindDocument = (path: string) => Promise<Found>

/** Looks in the Firestore of `origin`, with the rights of the project's owner. */
export function documentFinder(origin: string): FindDocument {
  return async (path) => {
    const place = path.split('/').map(encodeURIComponent).join('/')
    try {
      const response = await fetch(`${origin}/v1/projects/${PROJECT_ID}${place}`, {
        headers: { authorization: 'Bearer owner' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.ok) return { status: 'ok', result: await response.json() }
      return { status: response.status === 404 ? 'not_found' : 'invalid_state' }
    } catch {
      return { status: 'invalid_state' }
    }
  }
}
