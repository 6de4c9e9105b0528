import type { Auth } from 'firebase/auth'
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { configuration } from '../config.ts'
import { auth } from './app.ts'

const connected = new WeakSet<FirebaseStorage>()

/**
 * Where files lie, opened on first use. The SDK tries a busy server for 600 s with each request of an upload, and
 * for 120 s with any other; an answer that never comes it awaits for good.
 *
 * @param session whose files; of who is signed in to the app itself, if it is not said.
 */
export function storage(session: Auth = auth()): FirebaseStorage {
  const opened = getStorage(session.app)
  if (__LOCAL__ && configuration.local && !connected.has(opened)) {
    const { hostname, port } = new URL(configuration.local.storage)
    connectStorageEmulator(opened, hostname, Number(port))
    connected.add(opened)
  }
  return opened
}
