import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore'

const app = initializeApp({
  apiKey: 'demo-key',
  authDomain: 'demo-gatehouse.firebaseapp.com',
  projectId: 'demo-gatehouse',
  appId: '1:1:web:0',
})

export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
connectAuthEmulator(auth, benchServices.auth, { disableWarnings: true })

const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
const { hostname, port } = new URL(benchServices.firestore)
connectFirestoreEmulator(firestore, hostname, Number(port))

export type Note = { id: string; title: string; body: string }

/** Watches a person's newest notes, with the same query as the app. */
export function watchNotes(uid: string, notify: (notes: Note[]) => void): () => void {
  const newest = query(
    collection(firestore, 'users', uid, 'notes'),
    where('isInTrash', '==', false),
    orderBy('pinned', 'desc'),
    orderBy('updatedAt', 'desc'),
    limit(30),
  )
  return onSnapshot(newest, ({ docs }) =>
    notify(docs.map((one) => ({ ...(one.data() as Omit<Note, 'id'>), id: one.id }))),
  )
}
