/**
 * The audience of a page. `signedOut` pages are for signing in; a page for `visitors` is at the same address as one for
 * signed-in people.
 */
export type Audience = 'signedOut' | 'signedIn' | 'visitors' | 'everyone'

type Session = {
  isSignedIn: boolean
  /** Whether the session was ended, and the person hasn't read why. */
  hasEnded: boolean
}

type Visit = Session & {
  audience: Audience
  /** Whether this is the sign-in page, where signed-out people are redirected. */
  isSignInPage: boolean
}

/** Whether a page is one of those at its address. A person whose session was ended reads why first. */
export function isFor({ isSignedIn, hasEnded }: Session, audience: Audience): boolean {
  return audience !== 'visitors' || (!isSignedIn && !hasEnded)
}

/** Returns what to show at the address of a page. */
export function pageFor(visit: Visit): 'page' | 'sessionEnd' | 'redirect' {
  const { audience, isSignInPage, isSignedIn, hasEnded } = visit
  if (hasEnded && (isSignInPage || audience === 'signedIn')) return 'sessionEnd'
  return isAllowed(audience, isSignedIn) ? 'page' : 'redirect'
}

/** Whether the person may see a page. */
export function isAllowed(audience: Audience, isSignedIn: boolean): boolean {
  return audience === 'everyone' || (audience === 'signedIn') === isSignedIn
}
