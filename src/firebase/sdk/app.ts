import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/configured.ts'
import { locale } from '../../domain/locale.ts'
import { SessionDatabase } from './sessionDatabase.ts'
import { guardFetch } from './fetchGuard.ts'
import { reach, recordSessionEnd, sessionCheck } from './signals.ts'
import { allowProviderScripts } from './trustedScripts.ts'
import { withoutHeartbeats } from './withoutHeartbeats.ts'

let opened: Auth | undefined

/** Returns the Firebase Auth instance, initialized on first use. */
export function auth(): Auth {
  return (opened ??= openAuth())
}

function openAuth(): Auth {
  allowProviderScripts()
  globalThis.fetch = guardFetch(globalThis.fetch, {
    reach: reach.send,
    question: sessionCheck.send,
    sessionEnd: recordSessionEnd,
  })
  // No `popupRedirectResolver` here: it would load Google's iframe on every visit.
  const provider = initializeAuth(withoutHeartbeats(initializeApp(configuration.firebase)), {
    persistence: [SessionDatabase, browserLocalPersistence, browserSessionPersistence],
  })
  provider.tenantId = configuration.tenantId
  provider.languageCode = locale
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(provider, configuration.local.auth, { disableWarnings: true })
  }
  return provider
}
