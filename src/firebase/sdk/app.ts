import { initializeApp, type FirebaseApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { locale } from '../../domain/locale.ts'
import { IndexedDbPersistence } from './persistence/indexedDbPersistence.ts'
import { createGuardedFetch } from './requests/guardedFetch.ts'
import { allowProviderScripts } from './trustedScripts.ts'

let opened: Auth | undefined

/** Returns the `Auth` of the app's own session, initialized on first use. */
export function auth(): Auth {
  return (opened ??= openOwnAuth())
}

function openOwnAuth(): Auth {
  allowProviderScripts()
  globalThis.fetch = createGuardedFetch(globalThis.fetch, () => opened?.currentUser ?? null)
  const instance = openAuth()
  instance.languageCode = locale
  return instance
}

/**
 * Initializes an `Auth`, each of which has a session of its own.
 *
 * @param name what its session is stored under. The app's own by default.
 */
export function openAuth(name?: string): Auth {
  const app = initializeApp(configuration.firebase, name)
  turnOffHeartbeats(app)
  // No `popupRedirectResolver` here: it would load Google's iframe on every visit.
  const instance = initializeAuth(app, {
    persistence: [IndexedDbPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  instance.tenantId = configuration.tenantId
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(instance, configuration.local.auth, { disableWarnings: true })
  }
  return instance
}

type Services = { addOrOverwriteComponent?: (component: object) => void }

/**
 * Turns off the SDK's usage statistics. Every request to Firebase waits for their database, and if it never
 * opens, sign-in never completes. The SDK has no setting for it, and does without a service that isn't available.
 */
function turnOffHeartbeats(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & { container?: Services }
  container?.addOrOverwriteComponent?.({ name: 'heartbeat', instantiationMode: 'EXPLICIT' })
}
