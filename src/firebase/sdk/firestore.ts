import type { Auth } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { auth } from './app.ts'
import { onSignedOut } from './currentUser.ts'

const opened = new Map<Auth, Firestore>()

/**
 * Returns Firestore, initialized on first use. Its cache is in memory only: `src/storage` encrypts
 * and stores what must outlive the tab, and the SDK's queue never holds the only copy of an edit.
 *
 * @param sdkAuth the session of the requests. The app's own by default.
 */
export function firestore(sdkAuth: Auth = auth()): Firestore {
  const database = opened.get(sdkAuth) ?? openFirestore(sdkAuth)
  opened.set(sdkAuth, database)
  return database
}

function openFirestore(sdkAuth: Auth): Firestore {
  setLogLevel('silent')
  const database = initializeFirestore(sdkAuth.app, {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  })
  if (__LOCAL__ && configuration.local) {
    const { hostname, port } = new URL(configuration.local.firestore)
    connectFirestoreEmulator(database, hostname, Number(port))
  }
  closeAfterSignOut(sdkAuth, database)
  return database
}

/** Clears one person's data from memory before the next person signs in. */
function closeAfterSignOut(sdkAuth: Auth, database: Firestore): void {
  onSignedOut(sdkAuth, sdkAuth.currentUser?.uid, () => {
    opened.delete(sdkAuth)
    void terminate(database)
  })
}
