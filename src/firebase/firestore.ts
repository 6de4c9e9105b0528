import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import { onAuthStateChanged } from 'firebase/auth'
import { configuration } from '../config.ts'
import { auth } from './app.ts'
import { signedInUid } from './currentUser.ts'

let opened: Firestore | undefined

/**
 * The database, opened on first use. Its cache lives in memory: what outlives the page is sealed and
 * kept by `src/device`, and the SDK's queue never holds the only copy of a word.
 */
export function firestore(): Firestore {
  return (opened ??= openFirestore())
}

function openFirestore(): Firestore {
  setLogLevel('silent')
  const database = initializeFirestore(auth().app, {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  })
  if (__LOCAL__ && configuration.local) {
    const { hostname, port } = new URL(configuration.local.firestore)
    connectFirestoreEmulator(database, hostname, Number(port))
  }
  closeWhenLeft(database)
  return database
}

/** What one person read does not stay in memory for the next. */
function closeWhenLeft(database: Firestore): void {
  const uid = signedInUid()
  const unwatch = onAuthStateChanged(auth(), (user) => {
    if (user?.uid === uid) return
    unwatch()
    opened = undefined
    void terminate(database)
  })
}
