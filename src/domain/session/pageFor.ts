/** The audience of a page. `signedOut` pages are for signing in. */
export type Audience = 'signedOut' | 'signedIn' | 'everyone'

type Visit = {
  audience: Audience
  /** Whether this is the sign-in page, where signed-out people are redirected. */
  isSignInPage: boolean
  isSignedIn: boolean
  /** Whether the session was ended, and the person hasn't read why. */
  hasEnded: boolean
}

/** What to show at the address of a page. */
export function pageFor(visit: Visit): 'page' | 'sessionEnd' | 'redirect' {
  const { audience, isSignInPage, isSignedIn, hasEnded } = visit
  if (hasEnded && (isSignInPage || audience === 'signedIn')) return 'sessionEnd'
  return isAllowed(audience, isSignedIn) ? 'page' : 'redirect'
}

/** Whether the person may see a page. */
export function isAllowed(audience: Audience, isSignedIn: boolean): boolean {
  return audience === 'everyone' || (audience === 'signedIn') === isSignedIn
}
