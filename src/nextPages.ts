import './styles/moreFonts.css'
import { keepAppForVisitors } from './device/offlineApp.ts'
import { firstPageParts } from './fetchForSignedIn.ts'
import { loadAhead } from './lazy.tsx'
import { product } from './product.ts'

/**
 * Fetches what this person may open next, once the browser is idle, and nothing for others. Then the worker
 * takes the rest, but not of a build for one's own machine, where the next one is a moment away.
 */
export function loadNextPages(loggedIn: boolean): void {
  loadAhead([
    () => import('./firebase/errors.ts'),
    ...(loggedIn ? signedIn : signedOut),
    ...(__LOCAL__ ? [] : [keepAppForVisitors]),
  ])
}

/** The other ways in, and what signing in leads to. */
const signedOut = [
  ...(__METHODS__.secondFactors ? [() => import('./views/SecondFactorView.tsx')] : []),
  ...firstPageParts,
]

const signedIn = [
  ...product.laterParts,
  ...(__METHODS__.guest ? [() => import('./firebase/guest/outboxKey.ts')] : []),
  () => import('./layouts/signedIn/SignOutQuestions.tsx'),
  ...product.pages.map(({ view }) => view),
  () => import('./views/ProfileView.tsx'),
  () => import('./views/identity/IdentityDialog.tsx'),
  () => import('./views/data/DataView.tsx'),
]
