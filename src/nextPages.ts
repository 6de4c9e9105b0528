import './laterStyles.ts'
import { keepAppForVisitors } from './device/offlineApp.ts'
import { appCheckHeaders } from './firebase/appCheckToken.ts'
import { firstPageParts } from './fetchForSignedIn.ts'
import { loadAhead } from './lazy.tsx'
import { loadFont } from './heldFont.ts'
import { product } from './product.ts'
import { announceNewBuild } from './stores/newBuildStore.ts'

/**
 * When the browser is idle, prefetches the pages that this person may open next. Then the service worker
 * fetches the rest, except in local builds, which are rebuilt all the time.
 */
export function loadNextPages(loggedIn: boolean): void {
  loadFont()
  loadAhead([
    // Signing in needs it.
    ...(__APP_CHECK__ ? [appCheckHeaders] : []),
    () => import('./firebase/errors.ts'),
    ...(loggedIn ? signedIn : signedOut),
    ...(__LOCAL__ ? [] : [() => keepAppForVisitors(announceNewBuild)]),
  ])
}

const signedOut = [
  ...(__METHODS__.secondFactors ? [() => import('./views/SecondFactorView.tsx')] : []),
  ...firstPageParts,
]

const signedIn = [
  ...product.deferredParts,
  ...(__METHODS__.guest ? [() => import('./firebase/guest/encryptionKey.ts')] : []),
  () => import('./layouts/signedIn/SignOutQuestions.tsx'),
  ...product.pages.filter(({ audience }) => !audience).map(({ view }) => view),
  () => import('./views/ProfileView.tsx'),
  () => import('./views/identity/IdentityDialog.tsx'),
  () => import('./views/data/DataView.tsx'),
]
