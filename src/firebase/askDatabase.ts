import { configuration } from '../config.ts'
import { appCheckHeaders } from './appCheckToken.ts'

/**
 * One item of Firestore's response. A query without results returns one item without a document.
 */
export type StoredAnswer = {
  readTime?: string
  /** From a query. */
  document?: StoredDocument
  /** From a batch, if the document exists. */
  found?: StoredDocument
}

export type StoredDocument = { name: string; fields?: Readonly<Record<string, StoredValue>> }

/** A value by type. Types that nothing here reads are left out. */
type StoredValue = {
  stringValue?: string
  booleanValue?: boolean
  integerValue?: string
  timestampValue?: string
  mapValue?: Pick<StoredDocument, 'fields'>
}

/**
 * Queries Firestore without the SDK, before its code has loaded and before the session is known.
 *
 * @param call the path after all documents, such as `/users/ada:runQuery`.
 * @param token the ID token that the rules check.
 * @throws an `Error` with the status if Firestore doesn't answer with success.
 */
export async function askDatabase(
  call: string,
  body: object,
  token: string,
  signal: AbortSignal,
): Promise<readonly StoredAnswer[]> {
  const response = await fetch(`${service()}/v1/${documentsPath()}${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(__APP_CHECK__ && (await appCheckHeaders())) },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`Firestore has answered with ${response.status}.`)
  return (await response.json()) as readonly StoredAnswer[]
}

/** The path that every document name starts with. */
export function documentsPath(): string {
  return `projects/${configuration.firebase.projectId}/databases/(default)/documents`
}

function service(): string {
  if (__LOCAL__ && configuration.local) return configuration.local.firestore
  return 'https://firestore.googleapis.com'
}
