import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { locale } from '../../domain/locale.ts'
import { createGuardedFetch } from './fetch/guardedFetch.ts'
import { IndexedDbPersistence } from './indexedDbPersistence.ts'
import { allowProviderScripts } from './trustedScripts.ts'
import { withoutHeartbeats } from './withoutHeartbeats.ts'

let opened: Auth | undefined

/** Returns the Firebase Auth instance, initialized on first use. */
export function auth(): Auth {
  return (opened ??= openAuth())
}

function openAuth(): Auth {
  allowProviderScripts()
  globalThis.fetch = createGuardedFetch(globalThis.fetch, () => opened?.currentUser ?? null)
  // No `popupRedirectResolver` here: it would load Google's iframe on every visit.
  const instance = initializeAuth(withoutHeartbeats(initializeApp(configuration.firebase)), {
    persistence: [IndexedDbPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  instance.tenantId = configuration.tenantId
  instance.languageCode = locale
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(instance, configuration.local.auth, { disableWarnings: true })
  }
  return instance
}
