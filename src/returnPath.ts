import { sameOriginPath } from './domain/session/sameOriginPath.ts'
import { deleteAccount, languageEntry, home, signIn, signOut, signUp } from './paths.ts'

const returnParameter = 'return'

/**
 * Never returned to after sign-in: the forms themselves, signing out, and account deletion, which shouldn't open
 * through a link, nor through `toLanguageDetour`.
 */
const neverReturnTo = new RegExp(
  `^(${signIn}|${signUp}|${signOut}|${deleteAccount}|${languageEntry})([/?#]|$)`,
  'i',
)

/** The sign-in page, returning to `destination` afterwards. */
export function signInPathReturningTo(destination: string): string {
  return pathWithReturn(signIn, destination)
}

/** Another sign-in page that returns to the same place afterwards. */
export function pathWithReturnFrom(path: string, search: string): string {
  return pathWithReturn(path, destinationIn(search))
}

/** Where to go after sign-in, from the sign-in page's query. Home unless it's one of our own pages. */
export function destinationIn(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter)
  // An app may name its page by `location.href`. Whatever follows the origin is judged like any path.
  const path = asked?.startsWith(`${location.origin}/`)
    ? asked.slice(location.origin.length)
    : asked
  return sameOriginPath(path, neverReturnTo) ?? home
}

/** A page that returns to `destination` afterwards. */
export function pathWithReturn(path: string, destination: string): string {
  const to = sameOriginPath(destination, neverReturnTo) ?? home
  return to === home ? path : `${path}?${new URLSearchParams({ [returnParameter]: to }).toString()}`
}

type Visitor = {
  /** The signed-in person. */
  uid: string | undefined
  /** The person who was signed in before, if their session was ended. */
  endedUid: unknown
  hasSignedOut: boolean
}

/**
 * Where to go from a page that this person may not see: to the sign-in page, which returns to it, or from there to
 * where they wanted to go. After a session was ended, only the same person returns to their page.
 */
export function allowedPath(
  { uid, endedUid, hasSignedOut }: Visitor,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): string {
  if (!uid) return hasSignedOut ? signIn : signInPathReturningTo(pathname + search + hash)
  return endedUid && endedUid !== uid ? home : destinationIn(search)
}
