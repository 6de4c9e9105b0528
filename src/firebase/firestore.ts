import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore'
import { configuration } from '../config.ts'
import { auth } from './app.ts'

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
  return database
}
