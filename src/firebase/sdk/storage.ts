import type { Auth } from 'firebase/auth'
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { auth } from './app.ts'

/**
 * Returns Cloud Storage, initialized on first use. The SDK retries a busy server for 600 s per
 * upload request and for 120 s otherwise, but never gives up on a response that doesn't come.
 *
 * @param sdkAuth the session of the requests. The app's own by default.
 */
export function storage(sdkAuth: Auth = auth()): FirebaseStorage {
  const opened = getStorage(sdkAuth.app)
  if (__LOCAL__ && configuration.local) {
    const { hostname, port } = new URL(configuration.local.storage)
    connectStorageEmulator(opened, hostname, Number(port))
  }
  return opened
}
