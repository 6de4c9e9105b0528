import { configuration } from '../config.ts'

/** What Firestore answers a query with: one item for each document, or one without a document. */
export type StoredAnswer = {
  readTime?: string
  /** Of a query. */
  document?: StoredDocument
  /** Of a batch, where the document exists. */
  found?: StoredDocument
}

export type StoredDocument = { name: string; fields?: Readonly<Record<string, StoredValue>> }

/** A value by its type; of those that nobody reads here, only that there is one. */
type StoredValue = {
  stringValue?: string
  booleanValue?: boolean
  integerValue?: string
  timestampValue?: string
}

/**
 * Asks Firestore without the SDK, and so before its code is here and before it knows who is signed in.
 *
 * @param call what follows the path of all documents, such as `/users/ada:runQuery`.
 * @param token the ID token that the rules are to judge by.
 */
export async function askDatabase(
  call: string,
  body: object,
  token: string,
  signal: AbortSignal,
): Promise<readonly StoredAnswer[]> {
  const response = await fetch(`${service()}/v1/${documentsPath()}${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`Firestore has answered with ${response.status}.`)
  return (await response.json()) as readonly StoredAnswer[]
}

/** The path of all documents, with which the name of each begins. */
export function documentsPath(): string {
  return `projects/${configuration.firebase.projectId}/databases/(default)/documents`
}

function service(): string {
  if (__LOCAL__ && configuration.local) return configuration.local.firestore
  return 'https://firestore.googleapis.com'
}
