import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { codedError } from '../../../domain/errorCode.ts'
import { appCheckHeaders } from '../appCheckToken.ts'
import { firestoreServerUrl } from './serverUrls.ts'

/** One item of Firestore's response. A query without results returns one item without a document. */
type ResponseItem = {
  readTime?: string
  /** From a query. */
  document?: RestDocument
  /** From a batch, if the document exists. */
  found?: RestDocument
}

export type RestDocument = { name: string; fields?: Readonly<Record<string, StoredValue>> }

/** A value by type. Types that nothing here reads are left out. */
type StoredValue = {
  stringValue?: string
  booleanValue?: boolean
  integerValue?: string
  timestampValue?: string
  mapValue?: Pick<RestDocument, 'fields'>
  arrayValue?: { values?: readonly StoredValue[] }
}

/**
 * Calls Firestore without the SDK: before its code has loaded, or if the SDK would read more than needed.
 *
 * @param call the path after all documents, such as `/users/ada:runQuery`.
 * @param token the ID token that the rules check.
 * @throws an error with the code that the SDK would use.
 */
export async function callFirestore(
  call: string,
  body: object,
  token: string,
  signal?: AbortSignal,
): Promise<readonly ResponseItem[]> {
  const response = await fetch(`${firestoreServerUrl()}/v1/${documentsPath()}${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(__APP_CHECK__ && (await appCheckHeaders())) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch(() => null)
  if (response?.ok) return (await response.json()) as readonly ResponseItem[]
  throw codedError(codeOf(response?.status), 'Firestore refused the request or didn’t respond.')
}

function codeOf(status: number | undefined): string {
  if (status === 400) return 'failed-precondition'
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'permission-denied'
  if (status === 404) return 'not-found'
  if (status === 429) return 'resource-exhausted'
  return 'unavailable'
}

/** The path that every document name starts with. */
export function documentsPath(): string {
  return `projects/${configuration.firebase.projectId}/databases/(default)/documents`
}
