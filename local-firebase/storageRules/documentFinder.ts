import { PROJECT_ID } from '../ports.ts'

const TIMEOUT_MS = 10_000

/** A document in the format of the official Storage rules runtime. */
type Found =
  | { readonly status: 'ok'; readonly result: unknown }
  | { readonly status: 'not_found' | 'invalid_state' }

/**
 * Finds a document at a path such as `/databases/(default)/documents/users/alice`. Never rejects.
 */
export type FindDocument = (path: string) => Promise<Found>

/** Creates a finder for the Firestore at `origin`, with the project owner's rights. */
export function documentFinder(origin: string): FindDocument {
  return async (path) => {
    const place = path.split('/').map(encodeURIComponent).join('/')
    try {
      const response = await fetch(`${origin}/v1/projects/${PROJECT_ID}${place}`, {
        headers: { authorization: 'Bearer owner' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.ok) return { status: 'ok', result: await response.json() }
      return { status: response.status === 404 ? 'not_found' : 'invalid_state' }
    } catch {
      return { status: 'invalid_state' }
    }
  }
}
