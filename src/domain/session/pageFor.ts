/** The audience of a page. `signedOut` pages are for signing in. */
export type Audience = 'signedOut' | 'signedIn' | 'everyone'

type PageRequest = {
  audience: Audience
  /** Whether a page for signed-in people has a view for others. */
  hasVisitorView: boolean
  /** Whether this is the sign-in page, where signed-out people are redirected. */
  isSignInPage: boolean
  isSignedIn: boolean
  /** Whether the session was ended, and the person hasn't read why. */
  hasEnded: boolean
}

/** Returns what to show at the address of a page. A person whose session was ended reads why first. */
export function pageFor(request: PageRequest): 'page' | 'visitorView' | 'sessionEnd' | 'redirect' {
  const { audience, hasVisitorView, isSignInPage, isSignedIn, hasEnded } = request
  if (hasEnded && (isSignInPage || audience === 'signedIn')) return 'sessionEnd'
  if (isAllowed(audience, isSignedIn)) return 'page'
  return hasVisitorView ? 'visitorView' : 'redirect'
}

/** Whether the person may see a page. */
export function isAllowed(audience: Audience, isSignedIn: boolean): boolean {
  return audience === 'everyone' || (audience === 'signedIn') === isSignedIn
}
