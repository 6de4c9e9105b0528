import { firestoreClient } from './firestore/firestoreClient.ts'
import type { FirestoreClient } from './firestore/firestoreClient.ts'
import { storageClient } from './storage/storageClient.ts'
import type { StorageClient } from './storage/storageClient.ts'

/** The URLs of the services under test. */
export type Origins = { readonly firestore: string; readonly storage: string }

/** Someone who tests the rules. */
export type Person = FirestoreClient & {
  readonly uid: string
  /** When they signed in, in seconds since 1970. */
  readonly signIn: number
  readonly storage: StorageClient
}

/** A person with this ID token, or with none. */
export function personAt(origins: Origins, uid: string, token: string | null, signIn = 0): Person {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return {
    uid,
    signIn,
    ...firestoreClient(origins.firestore, headers),
    storage: storageClient(origins.storage, headers),
  }
}
