import { firestoreClient } from './firestore/firestoreClient.ts'
import type { FirestoreClient } from './firestore/firestoreClient.ts'
import { storageClient } from './storage/storageClient.ts'
import type { StorageClient } from './storage/storageClient.ts'

/** Where the services are whose rules are asked. */
export type Origins = { readonly firestore: string; readonly storage: string }

/** Somebody who tries what the rules allow. */
export type Person = FirestoreClient & {
  readonly uid: string
  readonly storage: StorageClient
}

/** A person with this ID token, or without any. */
export function personAt(origins: Origins, uid: string, token: string | null): Person {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return {
    uid,
    ...firestoreClient(origins.firestore, headers),
    storage: storageClient(origins.storage, headers),
  }
}
