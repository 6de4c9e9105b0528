import '../startup/styles/deferredStyleSheets.ts'
import { appCheckHeaders } from '../firebase/sdk/appCheckToken.ts'
import { currentProduct } from '../product/currentProduct.ts'
import { prefetch } from '../startup/chunks/prefetch.ts'
import { registerUnlessSavingData } from '../startup/updates/registerServiceWorker.ts'
import { firstPageCode } from './prefetchBeforeSession.ts'

/**
 * When the browser is idle, prefetches the pages that this person may open next. Then the service worker
 * fetches the rest, except in local builds, which are rebuilt all the time, and in front of an app, which may have a
 * service worker of its own.
 */
export function prefetchWhenIdle(isSignedIn: boolean): void {
  prefetch([
    // Signing in needs it.
    ...(__APP_CHECK__ ? [appCheckHeaders] : []),
    () => import('../firebase/sdk/errors.ts'),
    ...(isSignedIn ? signedIn() : signedOut()),
    ...(__LOCAL__ || __FEATURES__.existingApp ? [] : [registerUnlessSavingData]),
  ])
}

const signedOut = () => [
  ...(__FEATURES__.secondFactors ? [() => import('../views/signIn/SecondFactorView.tsx')] : []),
  ...currentProduct().pages.flatMap(({ visitorView = [] }) => visitorView),
  ...firstPageCode(),
]

const signedIn = () => [
  ...(__FEATURES__.guest ? [() => import('../firebase/account/encryptionKey.ts')] : []),
  () => import('../layouts/signedIn/signOut/SignOutQuestion.tsx'),
  ...currentProduct()
    .pages.filter(({ requiredClaim }) => !requiredClaim)
    .map(({ view }) => view),
  () => import('../views/account/ProfileView.tsx'),
  () => import('../views/security/identity/ConfirmIdentity.tsx'),
  () => import('../views/data/DataView.tsx'),
]
