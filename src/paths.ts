import { ownPath } from './domain/session/returnPath.ts'

const home = '/'
const signIn = '/sign-in'
const signUp = '/sign-up'
const signOut = '/sign-out'
const deleteAccount = '/account/delete'
/** In front of an app, the address of the file that the host has in every language. */
const door = '/gatehouse'

/**
 * The app's addresses. The functions below don't use this object: the inline script of the HTML includes some
 * of them, and would include all of it.
 */
export const paths = {
  home,
  signIn,
  signUp,
  /** In front of an app that exists already. A product has the account menu. */
  signOut,
  forgotPassword: '/forgot-password',
  phoneSignIn: '/sign-in/phone',
  linkSignIn: '/sign-in/link',
  secondFactor: '/sign-in/second-factor',
  emailAction: '/auth/action',
  verifyEmail: '/verify-email',
  account: '/account',
  security: '/account/security',
  devices: '/account/devices',
  guestUpgrade: '/account/upgrade',
  moveGuestData: '/account/move',
  data: '/account/data',
  deleteAccount,
} as const

/** The path of links with a token, if the configuration allows them. */
export const tokenPath = '/auth/token'

/** The first segments of the door's addresses. In front of an app, whatever begins with one is the door's. */
export function doorSegments(): readonly string[] {
  const segments = Object.values(paths).map((path) => path.split('/', 2)[1] ?? '')
  return [...new Set(segments)].filter(Boolean)
}

/** In front of an app: whether an address is the door's, and not the app's. */
export function isDoorAddress(address: string): boolean {
  return doorSegments().includes(address.split(/[/?#]/, 2)[1] ?? '')
}

const returnParameter = 'return'

/**
 * Never returned to after sign-in: the forms themselves, signing out, and account deletion, which shouldn't open
 * through a link, nor through the detour below.
 */
const noReturn = new RegExp(
  `^(${signIn}|${signUp}|${signOut}|${deleteAccount}|${door})([/?#]|$)`,
  'i',
)

/** The sign-in page, returning to `destination` afterwards. */
export function signInReturningTo(destination: string): string {
  return withReturn(signIn, destination)
}

/** Another sign-in page that returns to the same place afterwards. */
export function withReturnFrom(path: string, search: string): string {
  return withReturn(path, destinationIn(search))
}

/** Where to go after sign-in, from the sign-in page's query. Home unless it's one of our own pages. */
export function destinationIn(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter)
  // An app may name its page by `location.href`. Whatever follows the origin is judged like any path.
  const path = asked?.startsWith(`${location.origin}/`)
    ? asked.slice(location.origin.length)
    : asked
  return ownPath(path, noReturn) ?? home
}

/** A page that returns to `destination` afterwards. */
export function withReturn(path: string, destination: string): string {
  const to = ownPath(destination, noReturn) ?? home
  return to === home ? path : `${path}?${new URLSearchParams({ [returnParameter]: to }).toString()}`
}

type Visitor = {
  /** Who is signed in. */
  uid: string | undefined
  /** Who was signed in before, if their session was ended. */
  endedUid: unknown
  hasSignedOut: boolean
}

/**
 * Where to go from a page that this person may not see: to the sign-in page, which returns to it, or from there to
 * where they wanted to go. After a session was ended, only the same person returns to their page.
 */
export function allowedAddress(
  { uid, endedUid, hasSignedOut }: Visitor,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): string {
  if (!uid) return hasSignedOut ? signIn : signInReturningTo(pathname + search + hash)
  return endedUid && endedUid !== uid ? home : destinationIn(search)
}

/** A name that no product uses. The worker, which shares no module with the app, repeats it. */
const detour = 'gatehouse-page'

/** The address for which the host picks the visitor's language, and which then opens the page. */
export function toLanguageDetour(address: string): string {
  return `${translatedAddress()}?${detour}=${encodeURIComponent(address)}`
}

/** The only address whose file the host has in every language: in front of an app, `/` is the app's. */
function translatedAddress(): string {
  return __HAS_EXISTING_APP__ ? door : home
}

/** The page that `toLanguageDetour` named in this address, home if it isn't ours; `null` if none. */
export function fromLanguageDetour({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const address = pathname === translatedAddress() ? new URLSearchParams(search).get(detour) : null
  return address === null ? null : (ownPath(address) ?? home)
}
