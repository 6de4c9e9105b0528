import { doc, getDocFromServer, Timestamp, type DocumentData } from 'firebase/firestore'
import type { AccountDetails } from '../../domain/account/accountDetails.ts'
import { firestore } from '../sdk/firestore.ts'

/** The document with a person's answers. */
export function profileRef(uid: string) {
  return doc(firestore(), 'users', uid, 'profile', 'answers')
}

/**
 * Returns the answers and the consent for an export.
 *
 * @throws the SDK's error.
 */
export async function readAnswers(uid: string): Promise<Pick<AccountDetails, 'answers' | 'terms'>> {
  const data = (await getDocFromServer(profileRef(uid))).data()
  const version = textIn(data, 'terms')
  const agreedAt: unknown = data?.['agreedAt']
  const at = agreedAt instanceof Timestamp ? agreedAt.toDate().toISOString() : null
  return { answers: answersIn(data), terms: version === null ? null : { version, agreedAt: at } }
}

/** Returns the answers in the document, without values that are not text. */
export function answersIn(data: DocumentData | undefined): Readonly<Record<string, string>> {
  const answers: unknown = data?.['answers']
  const entries = Object.entries(typeof answers === 'object' && answers !== null ? answers : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function textIn(data: DocumentData | undefined, field: string): string | null {
  const value: unknown = data?.[field]
  return typeof value === 'string' ? value : null
}
