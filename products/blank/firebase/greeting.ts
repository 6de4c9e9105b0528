import {
  collection,
  doc,
  getDocsFromServer,
  serverTimestamp,
  type Timestamp,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { transactIn } from '#src/firebase/data/transact.ts'
import { requireOwner, type UserData } from '#src/firebase/data/userData.ts'
import type { Greeting } from '../domain/greeting.ts'

/**
 * What a person keeps, the one that they see first: one, and those that came from elsewhere.
 *
 * @throws the SDK's error.
 */
export async function greetingsOf(userData: UserData): Promise<readonly Greeting[]> {
  requireOwner(userData)
  const { docs } = await getDocsFromServer(folderOf(userData))
  return docs.map(toGreeting).toSorted((one, other) => other.changedAt - one.changedAt)
}

/** @throws the SDK's error. */
export function saveGreeting(userData: UserData, id: string, text: string): Promise<void> {
  return transactIn(userData, (transaction) => {
    transaction.set(greetingAt(userData, id), fieldsOf(text))
    return Promise.resolve()
  })
}

/**
 * Adds a greeting that was somewhere else before, unless it is there.
 *
 * @returns whether it was not there.
 * @throws the SDK's error.
 */
export function addGreeting(userData: UserData, id: string, text: string): Promise<boolean> {
  return transactIn(userData, async (transaction) => {
    const place = greetingAt(userData, id)
    if ((await transaction.get(place)).exists()) return false
    transaction.set(place, fieldsOf(text))
    return true
  })
}

/** Where a greeting lies. */
function greetingAt(userData: UserData, id: string): DocumentReference {
  return doc(folderOf(userData), id)
}

/** What a greeting looks like on the server. */
function fieldsOf(text: string) {
  return { text, changedAt: serverTimestamp() }
}

function folderOf({ uid, session }: UserData) {
  return collection(firestore(session), 'users', uid, 'greetings')
}

function toGreeting(snapshot: QueryDocumentSnapshot): Greeting {
  const { text, changedAt } = snapshot.data() as { text: string; changedAt: Timestamp }
  return { id: snapshot.id, text, changedAt: changedAt.toMillis() }
}
